import { colourOf } from '@/ui/theme/tokens';
import { FACES, fontFile, type Face } from '../../fontFiles';

export type PdfDocument = PDFKit.PDFDocument;

export interface Style {
  face?: Face;
  /** Points. */
  size?: number;
  colour?: string;
  align?: 'left' | 'right';
}

/** A4 in points. `top` is where the text of a further page begins; below `bottom` stands the footer. */
export const PAGE = { width: 595.28, height: 841.89, margin: 40, top: 44, bottom: 777.89 };
/** The left edge of the text, and its width. Points. */
export const LEFT = PAGE.margin;
export const ROOM = PAGE.width - 2 * PAGE.margin;
export const INK = colourOf('ink');
export const FAINT = colourOf('ink-3');
export const LINE = '#CFC4BD';

interface Run {
  font: string;
  text: string;
}

/** The fields of an embedded font that pdfkit's types lack. */
interface Embedded {
  _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** Writes on a page: measures, wraps, and takes each character from the font file of its face that has it. */
export class Pen {
  private readonly files = new Map<string, string | undefined>();
  private readonly widths = new Map<string, number>();

  constructor(private readonly doc: PdfDocument) {
    for (const file of Object.values(FACES).flat()) doc.registerFont(file, fontFile(file));
  }

  /** The font file of a face that has this character; undefined when none has. Cached because the look-up is slow. */
  private fileOf(character: string, face: Face): string | undefined {
    const key = face + character;
    if (!this.files.has(key)) {
      const has = (file: string) =>
        (this.doc.font(file) as unknown as Embedded)._font.font.hasGlyphForCodePoint(
          character.codePointAt(0) ?? 0,
        );
      this.files.set(
        key,
        FACES[face].find((file) => has(file)),
      );
    }
    return this.files.get(key);
  }

  private runWidth({ font, text }: Run): number {
    const key = `${font} ${text}`;
    const width = this.widths.get(key) ?? this.doc.font(font).fontSize(1).widthOfString(text);
    this.widths.set(key, width);
    return width;
  }

  private runsOf(text: string, face: Face): Run[] {
    const runs: Run[] = [];
    for (const character of text.normalize('NFC')) {
      const found = this.fileOf(character, face);
      // For a script that no font has, a question mark for each character is better than empty boxes.
      const [font, shown] = found ? [found, character] : [FACES[face][0], '?'];
      const last = runs.at(-1);
      if (last?.font === font) last.text += shown;
      else runs.push({ font, text: shown });
    }
    return runs;
  }

  /** Points. */
  width(text: string, { face = 'text', size = 9 }: Style = {}): number {
    return size * this.runsOf(text, face).reduce((sum, run) => sum + this.runWidth(run), 0);
  }

  /** Writes one line with its top at y; a text wider than `room` is set smaller until it fits. */
  write(text: string, x: number, y: number, room: number, style: Style = {}): void {
    const { face = 'text', size = 9, colour = INK, align = 'left' } = style;
    const natural = this.width(text, { face, size });
    const fitting = natural > room ? (size * room) / natural : size;
    let at = align === 'right' ? x + room - Math.min(natural, room) : x;
    for (const run of this.runsOf(text, face)) {
      this.doc.font(run.font).fontSize(fitting).fillColor(colour);
      this.doc.text(run.text, at, y + (size - fitting) / 2, { lineBreak: false });
      at += fitting * this.runWidth(run);
    }
  }

  /** Writes one line in the middle of the room. */
  centre(text: string, x: number, y: number, room: number, style: Style = {}): void {
    const inset = Math.max(0, (room - this.width(text, style)) / 2);
    this.write(text, x + inset, y, room - inset, style);
  }

  /** The lines that a text breaks into; a word wider than the room is cut. */
  wrap(text: string, room: number, style: Style = {}): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (this.width(longer, style) <= room) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = '';
      for (const character of word) {
        if (line && this.width(line + character, style) > room) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    }
    return line ? [...lines, line] : lines;
  }

  /** Writes a text over as many lines as it takes; returns the y below. */
  paragraph(text: string, x: number, y: number, room: number, style: Style = {}): number {
    const leading = (style.size ?? 9) * 1.4;
    const lines = this.wrap(text, room, style);
    lines.forEach((line, at) => this.write(line, x, y + at * leading, room, style));
    return y + lines.length * leading;
  }

  /** A thin line across the page. */
  rule(y: number, { from = LEFT, colour = LINE, weight = 0.6 } = {}): void {
    const to = PAGE.width - PAGE.margin;
    this.doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(colour).stroke();
  }
}
