//! What a pack file means, as one text: comments, blank lines, the order of keys and where values
//! come from change nothing. The order of records does: it is that of offers.

use toml::{Table, Value};

/// The word under which a file and a record say where values come from.
const SOURCE: &str = "source";

/// What a file means. A text that is not TOML means itself; no pack is made of it anyway.
pub fn meaning(text: &str) -> String {
    let Ok(mut file) = text.parse::<Table>() else {
        return text.to_owned();
    };
    file.remove(SOURCE);
    for (_, section) in &mut file {
        let records = section.as_array_mut().into_iter().flatten();
        for record in records.filter_map(Value::as_table_mut) {
            record.remove(SOURCE);
        }
    }
    let mut written = String::new();
    write_table(&mut written, &file);
    written
}

/// Each value begins with its kind and says how long it is, so that no two are written alike.
fn write_value(to: &mut String, value: &Value) {
    match value {
        Value::String(text) => write_text(to, text),
        Value::Integer(number) => write_head(to, 'i', number),
        Value::Float(number) => write_head(to, 'f', &number.to_bits()),
        Value::Boolean(yes) => write_head(to, 'b', yes),
        Value::Datetime(time) => write_text(to, &time.to_string()),
        Value::Array(values) => {
            write_head(to, 'l', &values.len());
            for value in values {
                write_value(to, value);
            }
        }
        Value::Table(table) => write_table(to, table),
    }
}

fn write_table(to: &mut String, table: &Table) {
    let mut fields: Vec<(&String, &Value)> = table.iter().collect();
    fields.sort_unstable_by_key(|(key, _)| *key);
    write_head(to, 't', &fields.len());
    for (key, value) in fields {
        write_text(to, key);
        write_value(to, value);
    }
}

fn write_text(to: &mut String, text: &str) {
    write_head(to, 's', &text.len());
    to.push_str(text);
}

/// The kind of a value, and its number or how long it is.
fn write_head(to: &mut String, kind: char, number: &impl ToString) {
    to.push(kind);
    to.push_str(&number.to_string());
    to.push(';');
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "[source]\ndefault = \"x\"\n[[die]]\nid = \"a\"\nfaces = [1, 2]\n\
                        source = \"y\"\n[[die]]\nid = \"b\"\nname = { de = \"W\", en = \"D\" }\n";

    #[test]
    fn comments_order_of_lines_and_sources_mean_nothing() {
        let same = "# a comment\n[[die]] # another\nfaces = [1,\n  2]\nid = 'a'\n\n[[die]]\n\
                    [die.name]\nen = \"D\"\nde = \"W\"\n";
        let same = same.replacen("[[die]]\n[die.name]", "[[die]]\nid = \"b\"\n[die.name]", 1);
        assert_eq!(meaning(FILE), meaning(&same));
    }

    #[test]
    fn values_and_the_order_of_records_mean_something() {
        let swapped = "[[die]]\nid = \"b\"\nname = { de = \"W\", en = \"D\" }\n\
                       [[die]]\nid = \"a\"\nfaces = [1, 2]\n";
        let others = [
            FILE.replacen("[1, 2]", "[2, 1]", 1),
            FILE.replacen("[1, 2]", "[12]", 1),
            FILE.replacen("\"W\"", "\"V\"", 1),
            FILE.replacen("faces", "sides", 1),
            swapped.to_owned(),
            "not TOML at all".to_owned(),
        ];
        for other in others {
            assert_ne!(meaning(FILE), meaning(&other), "{other}");
        }
    }
}
