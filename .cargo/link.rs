//! How the program is linked. Nothing is generated here.

use std::{env, process::Command};

/// From this version on glibc reads packed relocations.
const READS_PACKED: (u32, u32) = (2, 36);

fn main() {
    println!("cargo::rerun-if-changed=.cargo/link.rs");
    let is = |key: &str, value: &str| env::var(key).is_ok_and(|found| found == value);
    let is_own = env::var("HOST") == env::var("TARGET");
    if is_own && is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") && reads_packed() {
        // 2 MB of addresses that are read once at the start, and stay in memory, become 30 kB.
        println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}

/// Whether this machine starts a program whose relocations are packed.
fn reads_packed() -> bool {
    let Ok(answer) = Command::new("getconf").arg("GNU_LIBC_VERSION").output() else { return false };
    let answer = String::from_utf8_lossy(&answer.stdout);
    let version = answer.trim().strip_prefix("glibc ").and_then(|version| version.split_once('.'));
    let Some((major, minor)) = version else { return false };
    matches!((major.parse(), minor.parse()), (Ok(major), Ok(minor)) if (major, minor) >= READS_PACKED)
}
