//! A name or a sentence in both languages.

/// Words in German and English. A pack must give both.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
pub struct Name {
    /// In German.
    pub de: String,
    /// In English.
    pub en: String,
}

impl Name {
    /// A name from its two languages.
    pub fn new(de: impl Into<String>, en: impl Into<String>) -> Name {
        Name {
            de: de.into(),
            en: en.into(),
        }
    }

    /// Words that are the same in both languages, such as the name of a web site.
    pub fn same(words: impl Into<String>) -> Name {
        let words = words.into();
        Name {
            de: words.clone(),
            en: words,
        }
    }
}
