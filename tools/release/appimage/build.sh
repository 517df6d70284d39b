#!/bin/sh
# One file that runs on most Linux systems: sh tools/release/appimage/build.sh [FOLDER]
# FOLDER, `dist` unless named, holds what `python -m tools.release.bundle` made. Needs appimagetool on the PATH, which
# Debian does not have, and a Python with the game's libraries, which PYTHON may name; nothing is fetched here.
set -eu
cd "$(dirname "$0")/../../.."
out=$(realpath "${1:-dist}")
command -v appimagetool >/dev/null || { echo "appimagetool is not installed." >&2; exit 2; }
tree="$out/HandAndFoot.AppDir"
rm -rf "$tree"
mkdir -p "$tree"
"${PYTHON:-python3}" -m tools.release.tree "$out/HandAndFoot" "$tree/usr" bin
cp tools/release/linux/hand-and-foot.desktop "$tree/"
cp "$out/HandAndFoot/desktop/hand-and-foot-256.png" "$tree/hand-and-foot.png"
ln -s hand-and-foot.png "$tree/.DirIcon"
ln -s usr/bin/hand-and-foot "$tree/AppRun"
version=$("${PYTHON:-python3}" -c 'from game import VERSION; print(VERSION)')
ARCH=$(uname -m) appimagetool --no-appstream "$tree" "$out/hand-and-foot-$version-$(uname -m).AppImage"
