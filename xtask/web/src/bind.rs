//! A compiled program and the script that loads it, by `wasm-bindgen` as a library.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

/// Puts `<name>.js` and `<name>_bg.wasm` into the folder.
pub(crate) fn bind(program: Vec<u8>, name: &str, out: &Path) -> Result<()> {
    Bindgen::new()
        .input_bytes(name, program)
        .out_name(name)
        .web(true)
        .context("wasm-bindgen knows no target `web`")?
        .typescript(false)
        // Parts of the app are joined to it by its table of functions.
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(out)
        .with_context(|| format!("could not bind `{name}`"))?;
    shrink(&out.join(format!("{name}_bg.wasm")))
}

/// Lets `wasm-opt` have a go where it is installed. An old one may not know our instructions; then
/// the app stays as it is.
fn shrink(wasm: &Path) -> Result<()> {
    let small = wasm.with_extension("small");
    let made = Command::new("wasm-opt")
        .args(["-Os", "--all-features"])
        .args([wasm.as_os_str(), "-o".as_ref(), small.as_os_str()])
        .stderr(Stdio::null())
        .status();
    match made {
        Ok(status) if status.success() => {
            println!("      wasm-opt: used");
            fs::rename(small, wasm).context("could not keep what wasm-opt made")
        }
        Ok(_) => {
            println!("      wasm-opt: installed, but does not understand this file; left out");
            Ok(())
        }
        Err(_) => {
            println!("      wasm-opt: not installed, left out");
            Ok(())
        }
    }
}
