import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDrawnIn, LOGO_ID, MARK_ID } from '@/domain/pictures/logo';
import { store } from '@/domain/store';
import { ROOT } from '../stack/settings';

/** Attributes that an SVG needs only as a file of its own. */
const OF_A_FILE = /\s(?:xmlns|width|height|role|aria-[\w-]+)="[^"]*"/g;
/** Content that the Content-Security-Policy refuses or that reaches outside the drawing. */
const REFUSED: readonly [pattern: RegExp, name: string][] = [
  [/\sstyle\s*=/i, 'a style attribute'],
  [/<style\b/i, 'a <style> element'],
  [/<script\b/i, 'a <script> element'],
  [/\son[a-z]+\s*=/i, 'an event handler'],
  [/\shref\s*=\s*["'](?!#)/i, 'a link to another file'],
];
const SVG = /<svg\b([^>]*)>([^]*)<\/svg>/;

/** An SVG's drawing as a `<symbol>` with an id. Throws an error that names `file` when that is impossible. */
export function symbolOf(id: string, svg: string, file: string): string {
  const [, attributes = '', drawing = ''] = SVG.exec(svg) ?? [];
  if (!/\sviewBox="[^"]+"/.test(attributes)) throw new Error(`${file}: an <svg> with a viewBox was expected`);
  for (const [pattern, name] of REFUSED) {
    if (pattern.test(attributes + drawing))
      throw new Error(
        `${file}: ${name} is in it, which the pages' Content-Security-Policy refuses. Save it with presentation attributes ` +
          '(in Inkscape as "Optimized SVG", in Illustrator as "Presentation Attributes"), or name a PNG or WebP in store.ts.',
      );
  }
  const own = attributes.replace(OF_A_FILE, '').trim();
  return `<symbol id="${id}" ${own}>${drawing.trim()}</symbol>`;
}

const readPublic = (file: string) => readFileSync(path.join(ROOT, 'public', file), 'utf8');

/** The mark's symbol, which uses `currentColor`. */
export function markSymbol(): string {
  return symbolOf(MARK_ID, readPublic(store.mark), store.mark).replace(
    /(<symbol[^>]*?)\scolor="[^"]*"/,
    '$1',
  );
}

/** The symbols of mark and logo for the shop's pages; without a logo that is an image file. */
export function brandSprite(): string {
  const { file } = store.logo;
  const logo = isDrawnIn(file) ? symbolOf(LOGO_ID, readPublic(file), file) : '';
  return `<div hidden><svg>${markSymbol()}${logo}</svg></div>`;
}
