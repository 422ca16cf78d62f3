//! What people read about kinds and bonuses, in both languages.

use crate::Class;
use content::Name;

/// The name of a class.
pub fn class_name(class: Class) -> Name {
    match class {
        Class::Attack => Name::new("Angriff", "Attack"),
        Class::Defence => Name::new("Verteidigung", "Defence"),
        Class::Life => Name::new("Leben", "Life"),
    }
}
