#!/bin/sh
# Builds one fuzz target with the stable compiler and runs it: ./run.sh TARGET SECONDS
set -eu
cd "$(dirname "$0")"
target=$1 seconds=${2:-60}
RUSTFLAGS="--cfg fuzzing -Cpasses=sancov-module -Ccodegen-units=1 \
  -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
  -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares" \
  cargo build --release --target-dir target --target "$(rustc -vV | sed -n 's/^host: //p')" --bin "$target"
mkdir -p "corpus/$target" "artifacts/$target"
case $target in
  message) find samples/message -name '*.json' ;;
  record) find ../records -name '*.record' ;;
  script) find ../records -name '*.script' ;;
  pack) find ../packs -name '*.toml' ;;
esac | while read -r file; do
  # Games have files of the same name.
  cp "$file" "corpus/$target/$(echo "${file#../}" | tr / -)"
done
"target/$(rustc -vV | sed -n 's/^host: //p')/release/$target" -max_total_time="$seconds" -max_len=8192 \
  -timeout=20 -artifact_prefix="artifacts/$target/" "corpus/$target"
