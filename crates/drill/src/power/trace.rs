//! What `strace` wrote down, as events of one folder.

use super::writer::Note;
use anyhow::{Context, Result, bail, ensure};
use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

/// Everything that changes files, every byte of it, with the names of files and in hexadecimal
/// digits, from all threads.
pub(super) const OPTIONS: [&str; 8] = [
    "-f",
    "-y",
    "-xx",
    "-s",
    "16777216",
    "-e",
    "signal=none",
    "-etrace=openat,creat,write,pwrite64,writev,pwritev,pwritev2,lseek,ftruncate,truncate,\
     fallocate,fsync,fdatasync,sync_file_range,unlink,unlinkat,rename,renameat,renameat2,link",
];

/// Something that happened to the files of the folder. Names are those in the folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Event {
    /// Made, unless it was there.
    Made {
        name: String,
    },
    Wrote {
        name: String,
        at: usize,
        bytes: Vec<u8>,
    },
    /// Has this length now.
    Cut {
        name: String,
        to: usize,
    },
    /// The disk has it, as far as it was written when so many events had happened.
    Synced {
        name: String,
        asked: usize,
    },
    /// The disk has the names.
    FolderSynced,
    Removed {
        name: String,
    },
    Noted(Note),
}

impl Event {
    /// Whether the power is cut after it: notes are no business of the disk's, but after an answer
    /// it matters what the disk has.
    pub(super) fn is_moment(&self) -> bool {
        !matches!(self, Event::Noted(Note::Asks { .. }))
    }
}

impl fmt::Display for Event {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Made { name } => write!(to, "{name} is made"),
            Event::Wrote { name, at, bytes } => {
                write!(to, "{} bytes at {at} of {name}", bytes.len())
            }
            Event::Cut { name, to: length } => write!(to, "{name} is cut to {length}"),
            Event::Synced { name, .. } => write!(to, "a wait for {name}"),
            Event::FolderSynced => write!(to, "a wait for the folder"),
            Event::Removed { name } => write!(to, "{name} is removed"),
            Event::Noted(_) => write!(to, "an answer"),
        }
    }
}

/// Reads a trace. What happens elsewhere, and what is shared memory and never on a disk by intent,
/// is left out.
pub(super) fn read(text: &str, folder: &Path, notes: &Path) -> Result<Vec<Event>> {
    let name_of = |path: &Path| path.file_name()?.to_str().map(str::to_owned);
    let mut reader = Reader {
        folder: folder.to_str().context("an odd folder")?.to_owned(),
        notes: name_of(notes).context("an odd file of notes")?,
        begun: BTreeMap::new(),
        positions: BTreeMap::new(),
        events: Vec::new(),
    };
    for line in text.lines() {
        reader.line(line).with_context(|| {
            let beginning: String = line.chars().take(200).collect();
            format!("in the trace: {beginning}")
        })?;
    }
    Ok(reader.events)
}

struct Reader {
    folder: String,
    notes: String,
    /// What a thread has begun and not ended: its text so far, and how many events there were.
    begun: BTreeMap<String, (String, usize)>,
    /// Where the next plain write to a descriptor goes.
    positions: BTreeMap<String, usize>,
    events: Vec<Event>,
}

/// A call that has ended.
struct Call<'a> {
    name: &'a str,
    arguments: Vec<&'a str>,
    result: &'a str,
    /// How many events there were when it began.
    begun: usize,
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<()> {
        let (thread, call) = line.split_once(' ').context("no thread")?;
        let call = call.trim_start();
        if call.starts_with("+++") || call.starts_with("---") {
            return Ok(());
        }
        if let Some(begun) = call.strip_suffix("<unfinished ...>") {
            let begun = (begun.trim_end().to_owned(), self.events.len());
            self.begun.insert(thread.to_owned(), begun);
            return Ok(());
        }
        match call.strip_prefix("<... ") {
            None => self.call(call, self.events.len()),
            Some(resumed) => {
                let (_, rest) = resumed.split_once('>').context("nothing is resumed")?;
                let begun = self.begun.remove(thread);
                let (text, begun) = begun.context("it never began")?;
                self.call(&format!("{text}{rest}"), begun)
            }
        }
    }

    fn call(&mut self, text: &str, begun: usize) -> Result<()> {
        let (call, result) = text.rsplit_once(" = ").context("no result")?;
        let call = call.trim_end().strip_suffix(')').context("no end")?;
        let (name, arguments) = call.split_once('(').context("no arguments")?;
        // What failed has changed nothing.
        if result.starts_with("-1") || result.starts_with('?') {
            return Ok(());
        }
        let call = Call {
            name,
            arguments: arguments.split(", ").map(str::trim).collect(),
            result,
            begun,
        };
        let event = self.event(&call)?;
        self.events.extend(event);
        Ok(())
    }

    fn event(&mut self, call: &Call<'_>) -> Result<Option<Event>> {
        match call.name {
            "openat" => self.opened(call),
            "unlink" => Ok(self.inside(&path(call.argument(0)?)?).map(removed)),
            "unlinkat" => Ok(self.inside(&path(call.argument(1)?)?).map(removed)),
            "lseek" => {
                let (descriptor, _) = descriptor(call.argument(0)?)?;
                self.positions.insert(descriptor, call.result.parse()?);
                Ok(None)
            }
            _ => {
                let (descriptor, path) = descriptor(call.argument(0)?)?;
                if path == self.folder {
                    return Ok(Some(Event::FolderSynced));
                }
                let Some(name) = self.inside(&path) else {
                    return Ok(None);
                };
                self.done(call, descriptor, name).map(Some)
            }
        }
    }

    fn opened(&mut self, call: &Call<'_>) -> Result<Option<Event>> {
        let (descriptor, path) = descriptor(call.result)?;
        self.positions.insert(descriptor, 0);
        let flags = call.argument(2)?;
        let name = self.inside(&path).filter(|_| flags.contains("O_CREAT"));
        let name = name.filter(|name| *name != self.notes);
        // Nothing that is watched is made empty while it holds something.
        Ok(name.map(|name| Event::Made { name }))
    }

    /// Something done to a file of the folder.
    fn done(&mut self, call: &Call<'_>, descriptor: String, name: String) -> Result<Event> {
        match call.name {
            "write" | "pwrite64" => {
                let done: usize = call.result.parse()?;
                let mut bytes = unhex(call.argument(1)?)?;
                ensure!(bytes.len() >= done, "not all bytes are told");
                bytes.truncate(done);
                if name == self.notes {
                    return Ok(Event::Noted(serde_json::from_slice(&bytes)?));
                }
                let at = match call.arguments.get(3) {
                    Some(at) => at.parse()?,
                    None => self.advance(descriptor, done),
                };
                Ok(Event::Wrote { name, at, bytes })
            }
            "ftruncate" => {
                let to = call.argument(1)?.parse()?;
                Ok(Event::Cut { name, to })
            }
            "fsync" | "fdatasync" => {
                let asked = call.begun;
                Ok(Event::Synced { name, asked })
            }
            other => bail!("{other} is not understood here"),
        }
    }

    /// Where a plain write went.
    fn advance(&mut self, descriptor: String, by: usize) -> usize {
        let position = self.positions.entry(descriptor).or_default();
        let at = *position;
        *position += by;
        at
    }

    /// The name of a file in the folder that a disk is to keep.
    fn inside(&self, path: &str) -> Option<String> {
        let name = path.strip_prefix(&self.folder)?.strip_prefix('/')?;
        let kept = !name.ends_with("-shm") && !name.contains('/');
        kept.then(|| name.to_owned())
    }
}

impl<'a> Call<'a> {
    fn argument(&self, place: usize) -> Result<&'a str> {
        let argument = self.arguments.get(place);
        argument.copied().context("an argument is missing")
    }
}

fn removed(name: String) -> Event {
    Event::Removed { name }
}

/// A descriptor with what it leads to: `3<\x2f…>`.
fn descriptor(text: &str) -> Result<(String, String)> {
    let (number, path) = text.split_once('<').unwrap_or((text, ""));
    // What was removed meanwhile is marked as such behind the bracket, and is nobody's any more.
    let path = path.strip_suffix('>').unwrap_or_default();
    Ok((number.to_owned(), String::from_utf8(unhex(path)?)?))
}

fn path(text: &str) -> Result<String> {
    Ok(String::from_utf8(unhex(text)?)?)
}

/// The bytes of `\x41\x42`, in quotes or not; what is no file has a name without digits.
fn unhex(text: &str) -> Result<Vec<u8>> {
    let text = text.trim_matches('"');
    if !text.starts_with("\\x") {
        return Ok(Vec::new());
    }
    let bytes = text.split("\\x").skip(1);
    let bytes = bytes.map(|digits| u8::from_str_radix(digits, 16));
    bytes.collect::<Result<_, _>>().context("no digits")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(text: &str) -> String {
        let digits: Vec<String> = text.bytes().map(|byte| format!("{byte:02x}")).collect();
        format!("\\x{}", digits.join("\\x"))
    }

    #[test]
    fn a_trace_is_read_as_it_happened() {
        let [file, notes, folder] = ["/f/t.db", "/f/notes", "/f"].map(hex);
        let (note, asked) = (hex(r#"{"note":"answered","table":"t"}"#), hex("ab"));
        let text = format!(
            "7 openat(AT_FDCWD</x>, \"{file}\", O_RDWR|O_CREAT, 0600) = 3<{file}>\n\
             7 pwrite64(3<{file}>, \"{asked}\", 2, 4096) = 2\n\
             8 fdatasync(3<{file}> <unfinished ...>\n\
             7 lseek(3<{file}>, 6, SEEK_SET) = 6\n\
             7 write(3<{file}>, \"{asked}\", 2) = 2\n\
             8 <... fdatasync resumed>)        = 0\n\
             7 write(4<{notes}>, \"{note}\", 31) = 31\n\
             7 ftruncate(3<{file}>, 0) = 0\n\
             7 fsync(5<{folder}>) = 0\n\
             7 write(1</dev/null>, \"{asked}\", 2) = 2\n\
             7 unlink(\"{file}\") = 0\n\
             7 unlink(\"{file}\") = -1 ENOENT (No such file or directory)\n\
             7 +++ exited with 0 +++\n"
        );
        let name = || "t.db".to_owned();
        let wrote = |at| Event::Wrote {
            name: name(),
            at,
            bytes: b"ab".to_vec(),
        };
        let table = "t".to_owned();
        assert_eq!(
            read(&text, Path::new("/f"), Path::new("/f/notes")).unwrap(),
            [
                Event::Made { name: name() },
                wrote(4096),
                wrote(6),
                Event::Synced {
                    name: name(),
                    asked: 2
                },
                Event::Noted(Note::Answered { table }),
                Event::Cut {
                    name: name(),
                    to: 0
                },
                Event::FolderSynced,
                Event::Removed { name: name() },
            ]
        );
        let odd = format!("7 fallocate(3<{file}>, 0, 0, 4096) = 0\n");
        assert!(read(&odd, Path::new("/f"), Path::new("/f/notes")).is_err());
    }
}
