//! `cargo xtask load`, `torture`, `siege`, `sleepers` and `power`: the crate `drill`, built for
//! speed and run.

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::Result;

use crate::house::House;
use crate::process;

pub(crate) fn run(house: &House, what: &str, arguments: &[OsString]) -> Result<ExitCode> {
    let cargo = [
        "run",
        "--release",
        "--quiet",
        "--locked",
        "--package",
        "drill",
        "--",
    ];
    let mut command = house.cargo(&cargo);
    process::run(command.arg(what).args(arguments))?;
    Ok(ExitCode::SUCCESS)
}
