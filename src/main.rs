//! Parses the command and runs it.

fn main() -> std::process::ExitCode {
    muster::command::run()
}
