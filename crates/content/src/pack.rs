//! What the packs of all games have in common: files that are built in, and reading them once.

/// Makes a type the pack of a game. The type has a field `sources` for where its values come from;
/// the module `read` beside it has `SECTIONS`, and `pack` for what is made of them. The files are
/// named with the folder of their set.
#[macro_export]
macro_rules! pack {
    ($pack:ident, $game:literal, [$($file:literal),+ $(,)?]) => {
        /// The files that are built in, with their paths in the project.
        pub const FILES: &[(&str, &str)] = &[$((
            concat!("packs/", $game, "/", $file),
            include_str!(concat!("../../../packs/", $game, "/", $file)),
        )),+];

        impl $pack {
            /// Loads a pack from texts: usually [`FILES`], then those that add or override. Reports
            /// every problem at once.
            pub fn load(files: &[(&str, &str)]) -> Result<$pack, Vec<$crate::Problem>> {
                let read = $crate::Reader::load($game, read::SECTIONS, files, read::pack);
                read.map(|(pack, sources)| $pack { sources, ..pack })
            }

            /// The pack that is built in, read once and shared.
            pub fn builtin() -> &'static std::sync::Arc<$pack> {
                static BUILTIN: std::sync::OnceLock<std::sync::Arc<$pack>> =
                    std::sync::OnceLock::new();
                BUILTIN.get_or_init(|| {
                    $pack::load(FILES).expect("a test loads the files built in").into()
                })
            }

            /// Where a value comes from, by its game, section, record and field.
            pub fn source(&self, what: &str) -> Option<&$crate::Source> {
                self.sources.of(what)
            }
        }
    };
}
