//! Settings in which each stands once: its field, and beside it what it is in a new event.

/// `rounds: u32 = system.pack.rounds,`. A field without a value begins as its type does. `by system`: what it begins with
/// follows from the game.
macro_rules! settings_of_event {
    ($(#[$of_all:meta])* $name:ident $(by $system:ident)? {
        $($(#[$of_one:meta])* $field:ident: $kind:ty $(= $begins:expr)?,)+
    }) => {
        $(#[$of_all])*
        pub struct $name {$(
            $(#[$of_one])*
            pub $field: $kind,
        )+}

        settings_of_event! { @begin $name $($system)? { $($field: settings_of_event!(@value $($begins)?),)+ } }
    };
    (@begin $name:ident $system:ident $fields:tt) => {
        impl $name {
            /// What a new event of this game begins with.
            pub fn for_system($system: &$crate::domain::system::System) -> Self {
                settings_of_event! { @made $fields }
            }
        }

        /// As for the game that a new event has.
        impl Default for $name {
            fn default() -> Self {
                Self::for_system($crate::domain::system::default())
            }
        }
    };
    (@begin $name:ident $fields:tt) => {
        impl Default for $name {
            fn default() -> Self {
                settings_of_event! { @made $fields }
            }
        }
    };
    (@made { $($fields:tt)+ }) => { Self { $($fields)+ } };
    (@value) => { Default::default() };
    (@value $begins:expr) => { $begins };
}
