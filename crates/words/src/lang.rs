//! The languages we speak.

use unic_langid::LanguageIdentifier;

/// A language that every sentence exists in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lang {
    /// German.
    De,
    /// English.
    En,
}

impl Lang {
    /// Both languages.
    pub const ALL: [Lang; 2] = [Lang::De, Lang::En];

    /// Its two letters.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::De => "de",
            Lang::En => "en",
        }
    }

    /// The language with these two letters.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// Guesses from a text as in `LANG`, such as `de_AT.UTF-8`. What is not German is English.
    pub fn from_env(text: &str) -> Lang {
        let first = text.split(['_', '-', '.', '@']).next();
        match first {
            Some(code) if code.eq_ignore_ascii_case("de") => Lang::De,
            _ => Lang::En,
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("two letters are a language")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_german_speakers_are_spoken_to_in_german() {
        for german in ["de", "de_DE.UTF-8", "de-AT", "DE", "de@euro"] {
            assert_eq!(Lang::from_env(german), Lang::De, "{german}");
        }
        for other in ["", "C", "POSIX", "en_GB.UTF-8", "dev", "nds_DE"] {
            assert_eq!(Lang::from_env(other), Lang::En, "{other}");
        }
    }
}
