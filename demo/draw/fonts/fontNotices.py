"""Writes copyright, licence and licence address into the name tables of the shop's font files; the OFL asks for it.

`pip install fonttools brotli` first. Run it after webFonts.py and paperFonts.ts: what they cut the fonts with drops these names.
A second run changes nothing. `local/licences/fonts.test.ts` holds the files to it.
"""

from pathlib import Path

from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[3]
FOLDERS = [ROOT / "public" / "fonts", ROOT / "functions" / "fonts"]
COPYRIGHTS = {
    "anek": "Copyright 2021 The Anek Project Authors (https://github.com/EkType/Anek)",
    "fraunces": "Copyright 2020 The Fraunces Project Authors (github.com/undercasetype/Fraunces)",
}
LICENCE = "This Font Software is licensed under the SIL Open Font License, Version 1.1."
ADDRESS = "https://scripts.sil.org/OFL"

COPYRIGHT_ID, LICENCE_ID, ADDRESS_ID = 0, 13, 14
WINDOWS, UNICODE, ENGLISH = 3, 1, 0x409


def write_notices(file: Path) -> bool:
    """Returns whether the file lacked a name."""
    font = TTFont(file)
    copyright = next(text for family, text in COPYRIGHTS.items() if file.name.startswith(family))
    wanted = {COPYRIGHT_ID: copyright, LICENCE_ID: LICENCE, ADDRESS_ID: ADDRESS}
    names = font["name"]
    if all(names.getDebugName(number) == text for number, text in wanted.items()):
        return False
    for number, text in wanted.items():
        names.removeNames(nameID=number)
        names.setName(text, number, WINDOWS, UNICODE, ENGLISH)
    font.save(file)
    return True


def main() -> None:
    for folder in FOLDERS:
        for file in sorted([*folder.glob("*.woff2"), *folder.glob("*.ttf")]):
            state = "written" if write_notices(file) else "unchanged"
            print(f"{file.relative_to(ROOT)}  {file.stat().st_size} bytes, {state}")


if __name__ == "__main__":
    main()
