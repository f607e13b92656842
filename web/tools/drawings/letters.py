"""Writes the outlines of the page's typefaces, as far as pictures outside the browser need them.

    pip install fonttools brotli
    python web/tools/drawings/letters.py

Each file has `units ascent descent` of its face, then one line for each character: the character, how far it advances,
and its outline as a path with y growing downwards.
"""

from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEB = Path(__file__).parents[2]
FONTS = WEB / "src/look/font"
FOLDER = WEB.parent / "picture/src/main/resources/cabestan/picture/drawings"
CHARACTERS = [chr(code) for code in range(0x21, 0x7F)] + ["–", "·", "×"]


def write(name: str, font: TTFont) -> None:
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    head = font["hhea"]
    lines = [f"{font['head'].unitsPerEm} {head.ascent} {head.descent}", f"space {glyphs[names[32]].width}"]
    for character in CHARACTERS:
        glyph = glyphs[names[ord(character)]]
        pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
        glyph.draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
        lines.append(f"{character} {round(glyph.width)} {pen.getCommands()}")
    (FOLDER / f"{name}.letters").write_text("\n".join(lines) + "\n", encoding="utf-8")


write("display-600", TTFont(FONTS / "fraunces-600.woff2"))
for weight in (700, 800):
    face = TTFont(FONTS / "source-sans-3.woff2")
    write(f"text-{weight}", instantiateVariableFont(face, {"wght": weight}))
