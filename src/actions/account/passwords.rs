//! Hashing passwords, and holding one against its hash: each takes a core and 19 MB for a while, so each waits its
//! turn, and the memory is used again.

use crate::{actions::prelude::*, chance::Chance, domain::account::Password};
use argon2::{
    Algorithm, Argon2, Block, Params, Version,
    password_hash::phc::{Output, ParamsString, PasswordHash, Salt},
};
use std::sync::LazyLock;

/// A hash that no password has, so that an unknown address costs the same time as a known one.
pub static NOBODY: LazyLock<String> = LazyLock::new(|| {
    let salt = Chance::from_system().bytes("salt");
    argon_hash_of_password(b"nobody has this password", &salt, &mut Vec::new()).unwrap_or_default()
});

/// A new password as it is stored.
pub async fn hash_for_storage(app: &App, password: Password) -> Result<String> {
    let salt = app.chance.bytes("salt");
    let hashed =
        app.hashing.run(move |memory| argon_hash_of_password(password.as_bytes(), &salt, memory)).await?;
    hashed.map_err(|error| Error::Broken(format!("a password could not be hashed: {error}")))
}

/// Whether this is the password that was stored so.
pub async fn is_stored_password(app: &App, stored: String, password: String) -> Result<bool> {
    let verified =
        move |memory: &mut Vec<Block>| is_it(&stored, password.as_bytes(), memory).unwrap_or(false);
    Ok(app.hashing.run(verified).await?)
}

fn argon_hash_of_password(
    password: &[u8],
    salt: &[u8; 16],
    memory: &mut Vec<Block>,
) -> Result<String, argon2::password_hash::Error> {
    let params = Params::default();
    let hash = PasswordHash {
        algorithm: Algorithm::default().ident(),
        version: Some(Version::default().into()),
        hash: Some(argon_output(
            &Argon2::new(Algorithm::default(), Version::default(), params.clone()),
            (password, salt),
            Params::DEFAULT_OUTPUT_LEN,
            memory,
        )?),
        params: ParamsString::try_from(&params)?,
        salt: Some(Salt::new(salt)?),
    };
    Ok(hash.to_string())
}

/// By the parameters that the stored hash names, whatever they are today.
fn is_it(
    stored: &str,
    password: &[u8],
    memory: &mut Vec<Block>,
) -> Result<bool, argon2::password_hash::Error> {
    let stored = PasswordHash::new(stored)?;
    let (Some(salt), Some(expected)) = (&stored.salt, &stored.hash) else { return Ok(false) };
    let algorithm = Algorithm::try_from(stored.algorithm.as_str())?;
    let version = stored.version.map_or(Ok(Version::default()), Version::try_from)?;
    let params = Params::try_from(&stored)?;
    let found =
        argon_output(&Argon2::new(algorithm, version, params), (password, salt), expected.len(), memory)?;
    // Compared in a time that does not depend on where they differ.
    Ok(found == *expected)
}

fn argon_output(
    argon: &Argon2<'_>,
    (password, salt): (&[u8], &[u8]),
    length: usize,
    memory: &mut Vec<Block>,
) -> Result<Output, argon2::password_hash::Error> {
    memory.resize(argon.params().block_count(), Block::default());
    let mut out = vec![0; length];
    argon.hash_password_into_with_memory(password, salt, &mut out, memory)?;
    Ok(Output::new(&out)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use argon2::password_hash::{PasswordHasher, PasswordVerifier};

    #[test]
    fn what_is_hashed_here_is_what_the_library_hashes() {
        let mut memory = Vec::new();
        let ours = argon_hash_of_password(b"correct horse", &[7; 16], &mut memory).unwrap();
        assert!(ours.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{ours}");
        assert!(Argon2::default().verify_password(b"correct horse", ours.as_str()).is_ok());
        let theirs = Argon2::default().hash_password(b"correct horse").unwrap().to_string();
        assert_eq!(is_it(&theirs, b"correct horse", &mut memory), Ok(true));
        assert_eq!(is_it(&theirs, b"correct house", &mut memory), Ok(false));
        assert!(is_it("not a hash", b"correct horse", &mut memory).is_err());
        // Twenty more take no more memory.
        let (room, at) = (memory.capacity(), memory.as_ptr());
        assert!(is_it(&ours, b"correct horse", &mut memory).unwrap());
        assert_eq!((memory.capacity(), memory.as_ptr()), (room, at));
    }
}
