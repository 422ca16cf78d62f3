//! Who says that a match ended in this way. Ed25519: the same words always get the same signature.

use std::fmt;
use std::sync::Arc;

use ed25519_compact as ed25519;

use crate::hex::{self, NotHex};
use crate::seeds::{Hash, PublicKey, Signature};

/// The secret key of a server. Whoever has it can end matches in its name, so nothing prints it by
/// accident. Every table and every match has it, so the pair of keys is worked out once.
#[derive(Clone, PartialEq, Eq)]
pub struct Signer(Arc<ed25519::KeyPair>);

impl Signer {
    /// Takes 32 bytes, which must come from the operating system's generator.
    pub fn new(bytes: [u8; 32]) -> Signer {
        Signer(Arc::new(ed25519::KeyPair::from_seed(ed25519::Seed::new(
            bytes,
        ))))
    }

    /// Reads what [`Signer::reveal`] wrote.
    pub fn read(text: &str) -> Result<Signer, NotHex> {
        hex::read(text).map(Signer::new)
    }

    /// Writes the secret down, for the server's own disk.
    pub fn reveal(&self) -> String {
        hex::write(&*self.0.sk.seed())
    }

    /// The half that everybody may know.
    pub fn public(&self) -> PublicKey {
        PublicKey::new(*self.0.pk)
    }

    pub(crate) fn sign(&self, what: &Hash) -> Signature {
        Signature::new(*self.0.sk.sign(what.bytes(), None))
    }
}

impl fmt::Debug for Signer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Signer(secret)")
    }
}

impl PublicKey {
    /// Whether the one with this key has signed that.
    pub(crate) fn has_signed(&self, what: &Hash, signature: &Signature) -> bool {
        let key = ed25519::PublicKey::new(*self.bytes());
        let signature = ed25519::Signature::new(*signature.bytes());
        key.verify(what.bytes(), &signature).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_is_of_one_key_and_of_one_text() {
        let (signer, other) = (Signer::new([1; 32]), Signer::new([2; 32]));
        let (said, unsaid) = (Hash::new([3; 32]), Hash::new([4; 32]));
        let signature = signer.sign(&said);
        assert!(signer.public().has_signed(&said, &signature));
        assert!(!signer.public().has_signed(&unsaid, &signature));
        assert!(!other.public().has_signed(&said, &signature));
        assert_eq!(signer.sign(&said), signature);
        assert_eq!(Signer::read(&signer.reveal()), Ok(signer));
    }

    /// The first vector of RFC 8032, section 7.1: the key that belongs to a secret.
    #[test]
    fn keys_are_those_of_the_standard() {
        let secret = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60";
        let public = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
        assert_eq!(Signer::read(secret).unwrap().public().to_string(), public);
        assert_eq!(format!("{:?}", Signer::new([1; 32])), "Signer(secret)");
    }
}
