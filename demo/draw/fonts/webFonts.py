"""Makes public/fonts from Fontsource's packages (SIL OFL 1.1). Nothing that runs needs it; `pip install fonttools brotli` first.

The characters that the shop writes and the axes that it uses, the rupee out of the latin-ext files. Anek goes in a straight line
from regular to semibold where its source has a knee at medium: half the bytes of what varies, the same outlines at 400 and 600.
Its kerning is medium's for all. Kerning that nobody sees is left out: below 0.13 of a pixel at 16 px. Its figures are all of one
width without anybody asking for it: prices stand beneath one another, and no style has to say so. Fraunces' soft corners take fewer
points than the source has, a thousandth of the em away from it at most; both stand on a grid of a thousandth.

Browsers keep these files for a year: a font that looks different needs another name. Run fontNotices.py afterwards.
"""

from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.merge import Merger
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.qu2cuPen import Qu2CuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import build, instancer

ROOT = Path(__file__).resolve().parents[3]
PACKAGES = ROOT / "node_modules" / "@fontsource-variable"
TARGET = ROOT / "public" / "fonts"

ASCII = "".join(map(chr, range(0x20, 0x7F)))
TEXT = ASCII + "\u00a0©®°µ·½É×àâçèéêîñóôöúü–—‘’“”•…™−"
RUPEE = "₹"
FEATURES = ["kern", "liga", "ccmp", "rvrn"]
# Of 2000 units to the em.
LEAST_KERNING = 16
# How far from 400 to 600 of the straight line the source's medium lies, by its widths.
MEDIUM = 472
# To the em, of both files.
GRID = 1000
# Of 2000 units to the em, on the way to cubic curves and on the way back.
DEVIATION = 2


def written(font: TTFont) -> BytesIO:
    """The font as a file has it."""
    file = BytesIO()
    font.flavor = None
    font.save(file)
    file.seek(0)
    return file


def of_one_width(font: TTFont) -> None:
    """Its tabular figures become the figures."""
    rules = font["GSUB"].table
    lookups = {
        index for record in rules.FeatureList.FeatureRecord if record.FeatureTag == "tnum" for index in record.Feature.LookupListIndex
    }
    tabular = {}
    for index in lookups:
        for table in rules.LookupList.Lookup[index].SubTable:
            tabular.update(getattr(table, "ExtSubTable", table).mapping)
    for table in font["cmap"].tables:
        table.cmap = {code: tabular.get(glyph, glyph) for code, glyph in table.cmap.items()}


def cut(file: str, text: str, at: dict) -> BytesIO:
    """One weight of a file, with the characters of `text` alone."""
    font = instancer.instantiateVariableFont(TTFont(PACKAGES / file), at)
    of_one_width(font)
    options = subset.Options(layout_features=FEATURES, layout_scripts=["latn.dflt", "DFLT.dflt"], hinting=True)
    options.drop_tables += ["STAT"]
    options.name_IDs = [1, 2, 13, 14]
    options.notdef_outline = True
    # The accents of two weights are known to each other by their names.
    options.glyph_names = True
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    return written(font)


def fixed(files: str, at: dict) -> TTFont:
    """`files` has {} where the name says which characters are in it."""
    return Merger().merge([cut(files.format("latin"), TEXT, at), cut(files.format("latin-ext"), RUPEE, at)])


def without_faint_kerning(font: TTFont) -> None:
    """Small adjustments become none: in what classes of letters share they are as cheap as nothing."""

    def is_faint(value) -> bool:
        return abs(getattr(value, "XAdvance", 0) or 0) < LEAST_KERNING

    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            pairs = getattr(table, "ExtSubTable", table)
            if type(pairs).__name__ != "PairPos":
                continue
            if pairs.Format == 1:
                for group in pairs.PairSet:
                    group.PairValueRecord = [one for one in group.PairValueRecord if not is_faint(one.Value1)]
                    group.PairValueCount = len(group.PairValueRecord)
                continue
            for row in pairs.Class1Record:
                for one in row.Class2Record:
                    if one.Value1 and is_faint(one.Value1):
                        one.Value1.XAdvance = 0


def with_fewer_points(font: TTFont) -> TTFont:
    """Its outlines drawn anew with the least points that stay so near to them."""
    shapes = font.getGlyphSet()
    for name in font.getGlyphOrder():
        glyph = font["glyf"][name]
        if glyph.isComposite() or glyph.numberOfContours <= 0:
            continue
        drawn = TTGlyphPen(None)
        shapes[name].draw(Qu2CuPen(Cu2QuPen(drawn, DEVIATION), DEVIATION, all_cubic=True))
        font["glyf"][name] = drawn.glyph()
    return font


def straight(files: str) -> TTFont:
    """From 400 to 600 in a straight line, with the rules of 500."""
    masters = {weight: fixed(files, {"wght": weight}) for weight in (400, 500, 600)}
    space = DesignSpaceDocument()
    axis = AxisDescriptor(name="Weight", tag="wght", minimum=400, default=400, maximum=600)
    axis.map = [(400, 400), (500, MEDIUM), (600, 600)]
    space.addAxis(axis)
    for weight in (400, 600):
        for table in ("GPOS", "GSUB", "GDEF"):
            del masters[weight][table]
        space.addSource(SourceDescriptor(font=masters[weight], location={"Weight": weight}, name=str(weight)))
    font, _, _ = build(space)
    for table in ("GPOS", "GSUB"):
        font[table] = masters[500][table]
    del font["STAT"]
    return font


def main() -> None:
    made = {
        "fraunces-soft": with_fewer_points(
            fixed("fraunces/files/fraunces-{}-full-normal.woff2", {"SOFT": 100, "WONK": 0, "opsz": 110, "wght": 350})
        ),
        "anek-text": straight("anek-latin/files/anek-latin-{}-wght-normal.woff2"),
    }
    for name, font in made.items():
        without_faint_kerning(font)
        font = TTFont(written(font))
        font["post"].formatType = 3
        scale_upem(font, GRID)
        font.flavor = "woff2"
        file = TARGET / f"{name}.woff2"
        font.save(file)
        print(f"{file.name}  {file.stat().st_size} bytes")


main()
