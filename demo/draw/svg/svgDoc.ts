import { type Font } from 'fontkit';
import { INK } from './colour';
import { element, group, round, type Attributes } from './svg';
import { type Face, type Typefaces, type Weight } from '../fonts/typefaces';

/** Offset 0 to 1, colour, opacity. */
export type Stop = [number, string, number?];

export interface TextStyle {
  face?: Face;
  weight?: Weight;
  size: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Tracking in em. */
  track?: number;
  opacity?: number;
}

const LETTERS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const;

/** One drawing's shared definitions: gradients, blurs, clips and glyph outlines. */
export class SvgDoc {
  private readonly defs: string[] = [];
  private readonly blurs = new Set<number>();
  private readonly glyphs = new Map<string, string>();
  private count = 0;

  constructor(private readonly faces: Typefaces) {}

  id(prefix = 'g'): string {
    return prefix + (this.count++).toString(36);
  }

  define(definition: string): void {
    this.defs.push(definition);
  }

  /** Linear gradient along x1, y1, x2, y2 of the box it fills. */
  linear(stops: Stop[], [x1, y1, x2, y2] = [0, 0, 1, 0]): string {
    return this.gradient('linearGradient', { x1, y1, x2, y2 }, stops);
  }

  /** Top to bottom. */
  vertical(stops: Stop[]): string {
    return this.linear(stops, [0, 0, 0, 1]);
  }

  radial(stops: Stop[], [cx, cy, r] = [0.5, 0.5, 0.5]): string {
    return this.gradient('radialGradient', { cx, cy, r }, stops);
  }

  private gradient(name: string, attrs: Attributes, stops: Stop[]): string {
    const id = this.id();
    const children = stops.map(([offset, colour, opacity]) =>
      element('stop', { offset: String(offset), 'stop-color': colour, 'stop-opacity': opacity }),
    );
    this.define(element(name, { id, ...attrs }, ...children));
    return `url(#${id})`;
  }

  /** A filter reference, one filter per radius. */
  blur(radius: number): string {
    const id = 'b' + String(radius).replace('.', '_');
    if (!this.blurs.has(radius)) {
      this.blurs.add(radius);
      const box = { x: '-60%', y: '-60%', width: '220%', height: '220%' };
      this.define(element('filter', { id, ...box }, element('feGaussianBlur', { stdDeviation: radius })));
    }
    return `url(#${id})`;
  }

  clip(d: string): string {
    const id = this.id('c');
    this.define(element('clipPath', { id }, element('path', { d })));
    return `url(#${id})`;
  }

  private font(face: Face, weight: Weight): Font {
    const font = this.faces.get(`${face}${weight}`);
    if (!font) throw new Error(`no ${face} of weight ${weight}`);
    return font;
  }

  /** Width of the text in drawing units. */
  measure(text: string, { face = 'sans', weight = 500, size, track = 0 }: TextStyle): number {
    const font = this.font(face, weight);
    return (font.layout(text).advanceWidth / font.unitsPerEm + track * Math.max(0, text.length - 1)) * size;
  }

  /** Text as outlines, so that no font is needed where it is rasterised. */
  text(text: string, x: number, y: number, style: TextStyle): string {
    const { face = 'sans', weight = 500, size, fill = INK, anchor = 'middle', track = 0, opacity } = style;
    const font = this.font(face, weight);
    const run = font.layout(text);
    const scale = size / font.unitsPerEm;
    let advance = 0;
    const uses: string[] = [];
    run.glyphs.forEach((glyph, i) => {
      const id = this.glyph(`${face}${weight}_${glyph.id}`, glyph.path.commands);
      if (id) uses.push(`<use href="#${id}" x="${Math.round(advance)}"/>`);
      advance += run.positions[i]!.xAdvance + track * font.unitsPerEm;
    });
    const width = (advance - track * font.unitsPerEm) * scale;
    const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
    const transform = `translate(${round(left)} ${round(y)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
    return group({ transform, fill, opacity }, ...uses);
  }

  private glyph(key: string, commands: { command: keyof typeof LETTERS; args: number[] }[]): string {
    const known = this.glyphs.get(key);
    if (known !== undefined) return known;
    const d = commands.map((c) => LETTERS[c.command] + c.args.map(Math.round).join(' ')).join('');
    const id = d ? 't' + this.glyphs.size.toString(36) : '';
    this.glyphs.set(key, id);
    if (id) this.define(element('path', { id, d }));
    return id;
  }

  toString(width: number, height: number, title: string, content: string): string {
    const xmlns = 'http://www.w3.org/2000/svg';
    const name = title.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    return element(
      'svg',
      { xmlns, viewBox: `0 0 ${width} ${height}`, width, height },
      element('title', {}, name),
      element('defs', {}, ...this.defs, ''),
      content,
    );
  }
}
