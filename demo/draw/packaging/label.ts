import { store } from '@/domain/store';
import { INK } from '../svg/colour';
import { mark } from './materials';
import { type PackText } from './pack';
import { path, round } from '../svg/svg';
import { type SvgDoc, type TextStyle } from '../svg/svgDoc';

const NAME: Omit<TextStyle, 'size'> = { face: 'serif', weight: 400, track: -0.012 };

/** Every way to break the words into `lines` lines. */
function breaks(words: string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  const found: string[][] = [];
  for (let first = 1; first <= words.length - lines + 1; first++) {
    for (const rest of breaks(words.slice(first), lines - 1)) {
      found.push([words.slice(0, first).join(' '), ...rest]);
    }
  }
  return found;
}

export interface Fitted {
  lines: string[];
  size: number;
}

/**
 * The break that lets the name be set largest within `width` and `height`. One more line must gain
 * an eighth in size; among equals the narrowest wins, so that lines are even.
 */
export function fitName(doc: SvgDoc, name: string, width: number, height: number, largest: number): Fitted {
  const words = name.split(' ');
  let best: Fitted & { widest: number } = { lines: [name], size: 0, widest: Infinity };
  for (let count = 1; count <= Math.min(4, words.length); count++) {
    for (const lines of breaks(words, count)) {
      const widest = Math.max(...lines.map((line) => doc.measure(line, { ...NAME, size: 1 })));
      const size = Math.min(largest, width / widest, height / (count * 1.02));
      const gain = size / (best.size || 1) / (lines.length > best.lines.length ? 1.125 : 1);
      if (
        best.size === 0 ||
        gain > 1.01 ||
        (gain > 0.99 && gain * best.widest > widest * 1.01 && lines.length === best.lines.length)
      ) {
        best = { lines, size, widest };
      }
    }
  }
  return best;
}

export function setName(
  doc: SvgDoc,
  { lines, size }: Fitted,
  x: number,
  y: number,
  style: Partial<TextStyle>,
): string {
  return lines.map((line, i) => doc.text(line, x, y + i * size * 1.02, { ...NAME, ...style, size })).join('');
}

/** Words set in lines no wider than `width`, at most `maxLines` of them. */
export function wrapWords(
  doc: SvgDoc,
  text: string,
  style: TextStyle,
  width: number,
  maxLines: number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && doc.measure(longer, style) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line) lines.push(line);
  return lines.slice(0, maxLines);
}

/** "5% AHA, tamarind" as a pack prints it: "5% AHA · Tamarind". */
export function activesOnPack(actives: string): string {
  return actives
    .split(', ')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' · ');
}

/** Actives in one line where they fit at a readable size, else in two. */
export function fitActives(doc: SvgDoc, actives: string, width: number, size: number): Fitted {
  const text = activesOnPack(actives);
  const natural = doc.measure(text, { size });
  if (natural <= width) return { lines: [text], size };
  const shrunk = (size * width) / natural;
  if (shrunk > size * 0.82) return { lines: [text], size: shrunk };
  return { lines: wrapWords(doc, text, { size }, width, 2), size };
}

export interface LabelBox {
  width: number;
  top: number;
  height: number;
  ink?: string;
  /** The ingredient list in small print. */
  small?: boolean;
  largest?: number;
}

/** The one label of the house, left-aligned within the box centred on x = 0. */
export function label(doc: SvgDoc, text: PackText, box: LabelBox): string {
  const { width: w, top, height: h, ink: fill = INK, small = true } = box;
  const margin = w * 0.085;
  const left = -w / 2 + margin;
  const right = w / 2 - margin;
  const inner = w - 2 * margin;
  const start = { anchor: 'start', fill } as const;
  let y = top + margin + w * 0.06;
  const out = [
    mark(left + w * 0.045, y - w * 0.012, w * 0.045, fill),
    doc.text(store.name.toUpperCase(), right, y + w * 0.01, {
      weight: 600,
      size: w * 0.052,
      track: 0.26,
      fill,
      anchor: 'end',
    }),
  ];
  const name = fitName(doc, text.name, inner, h * 0.42, box.largest ?? w * 0.185);
  y += w * 0.08 + name.size;
  out.push(setName(doc, name, left, y, start));
  y += (name.lines.length - 1) * name.size * 1.02 + w * 0.105;
  const actives = fitActives(doc, text.actives, inner, w * 0.058);
  actives.lines.forEach((line, i) =>
    out.push(
      doc.text(line, left, y + i * actives.size * 1.25, { size: actives.size, opacity: 0.86, ...start }),
    ),
  );
  y += (actives.lines.length - 1) * actives.size * 1.25;
  const foot = top + h - margin;
  if (small)
    out.push(
      smallPrint(doc, text, { left, inner, from: y + w * 0.07, to: foot - w * 0.1, size: w * 0.031, fill }),
    );
  out.push(
    path(`M${round(left)} ${round(foot - w * 0.058)}H${round(right)}`, {
      stroke: fill,
      'stroke-width': round(w * 0.005),
      opacity: 0.5,
    }),
    doc.text(text.kind, left, foot, { size: w * 0.045, ...start }),
    doc.text(text.quantity, right, foot, { size: w * 0.045, fill, anchor: 'end' }),
  );
  return out.join('');
}

interface SmallPrint {
  left: number;
  inner: number;
  from: number;
  to: number;
  size: number;
  fill: string;
}

function smallPrint(doc: SvgDoc, text: PackText, { left, inner, from, to, size, fill }: SmallPrint): string {
  const leading = size * 1.35;
  const room = Math.max(0, Math.min(6, Math.floor((to - from) / leading)));
  const style = { weight: 400, size } as const;
  const lines = wrapWords(doc, text.ingredients.join(', '), style, inner, room);
  return lines
    .map((line, i) => {
      const y = to - (lines.length - 1 - i) * leading;
      return doc.text(line, left, y, { ...style, fill, anchor: 'start', opacity: 0.72 });
    })
    .join('');
}
