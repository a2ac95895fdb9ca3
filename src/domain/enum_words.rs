//! The words of plain enums: how the database, forms, files and addresses call each value.

/// `enum_words! { Side: A "a", B "b" }` writes `Side::ALL`, `as_str` and `parse`. A word is stored, sent or part of an
/// address: it stays as it is, whatever becomes of the name of its value.
macro_rules! enum_words {
    ($kind:ident: $($value:ident $(($of:path))? $word:literal),+) => {
        impl $kind {
            /// In the order in which they are listed.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$value $(($of))?),+];

            /// As it is stored, and as forms, files and addresses have it.
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$value $(($of))? => $word),+ }
            }

            /// The one that this word stands for.
            pub fn parse(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|known| known.as_str() == word)
            }
        }
    };
}
