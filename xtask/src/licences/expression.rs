//! Licence expressions such as `(MIT OR Apache-2.0) AND Unicode-3.0`.
//!
//! `OR` leaves us the choice, `AND` does not and binds tighter; a licence `WITH` an exception is
//! one licence, allowed or not as a whole. The old spelling `MIT/Apache-2.0` means `OR`.

/// Whether the expression can be met with licences that are allowed.
pub(crate) fn is_allowed(
    expression: &str,
    allowed: impl Fn(&str) -> bool,
) -> Result<bool, &'static str> {
    let words = split(expression);
    let mut reader = Reader {
        words: &words,
        allowed: &allowed,
    };
    let answer = reader.either()?;
    if reader.words.is_empty() {
        Ok(answer)
    } else {
        Err("it goes on after its end")
    }
}

fn split(expression: &str) -> Vec<String> {
    let spaced = expression
        .replace('(', " ( ")
        .replace(')', " ) ")
        .replace('/', " OR ");
    spaced.split_whitespace().map(str::to_owned).collect()
}

struct Reader<'a> {
    words: &'a [String],
    allowed: &'a dyn Fn(&str) -> bool,
}

impl Reader<'_> {
    fn either(&mut self) -> Result<bool, &'static str> {
        let mut answer = self.both()?;
        while self.accept("OR") {
            answer |= self.both()?;
        }
        Ok(answer)
    }

    fn both(&mut self) -> Result<bool, &'static str> {
        let mut answer = self.one()?;
        while self.accept("AND") {
            answer &= self.one()?;
        }
        Ok(answer)
    }

    fn one(&mut self) -> Result<bool, &'static str> {
        if self.accept("(") {
            let answer = self.either()?;
            return if self.accept(")") {
                Ok(answer)
            } else {
                Err("a parenthesis stays open")
            };
        }
        let licence = self.name()?;
        if self.accept("WITH") {
            let exception = self.name()?;
            return Ok((self.allowed)(&format!("{licence} WITH {exception}")));
        }
        Ok((self.allowed)(&licence))
    }

    fn name(&mut self) -> Result<String, &'static str> {
        match self.words.split_first() {
            Some((word, rest)) if !["(", ")", "OR", "AND", "WITH"].contains(&word.as_str()) => {
                self.words = rest;
                Ok(word.clone())
            }
            _ => Err("a licence is missing"),
        }
    }

    fn accept(&mut self, wanted: &str) -> bool {
        match self.words.split_first() {
            Some((word, rest)) if word == wanted => {
                self.words = rest;
                true
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(expression: &str) -> Result<bool, &'static str> {
        let known = [
            "MIT",
            "Apache-2.0",
            "Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception",
        ];
        is_allowed(expression, |licence| known.contains(&licence))
    }

    #[test]
    fn or_leaves_a_choice_and_and_does_not() {
        assert_eq!(ask("MIT OR GPL-2.0-only"), Ok(true));
        assert_eq!(ask("MIT/GPL-2.0-only"), Ok(true));
        assert_eq!(ask("MIT AND GPL-2.0-only"), Ok(false));
        assert_eq!(ask("(MIT OR Apache-2.0) AND Unicode-3.0"), Ok(true));
        assert_eq!(ask("GPL-2.0-only AND MIT OR Apache-2.0"), Ok(true));
        assert_eq!(ask("GPL-2.0-only AND (MIT OR Apache-2.0)"), Ok(false));
    }

    #[test]
    fn an_exception_belongs_to_its_licence() {
        assert_eq!(ask("Apache-2.0 WITH LLVM-exception"), Ok(true));
        assert_eq!(ask("MIT WITH LLVM-exception"), Ok(false));
        assert_eq!(ask("MIT WITH LLVM-exception OR MIT"), Ok(true));
    }

    #[test]
    fn broken_expressions_are_refused() {
        for broken in [
            "",
            "MIT OR",
            "(MIT",
            "MIT)",
            "MIT Apache-2.0",
            "WITH MIT",
            "AND",
        ] {
            assert!(ask(broken).is_err(), "{broken}");
        }
    }
}
