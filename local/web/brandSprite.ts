import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDrawnIn, LOGO_ID, MARK_ID } from '@/domain/general/logo';
import { store } from '@/domain/store';
import { ROOT } from '../stack/settings';

/** Attributes of an SVG file that say how it stands as a picture of its own. */
const OF_A_FILE = /\s(?:xmlns|width|height|role|aria-[\w-]+)="[^"]*"/g;
/** What the pages' Content-Security-Policy refuses, or what would leave the logo's own drawing. */
const REFUSED: readonly [pattern: RegExp, name: string][] = [
  [/\sstyle\s*=/i, 'a style attribute'],
  [/<style\b/i, 'a <style> element'],
  [/<script\b/i, 'a <script> element'],
  [/\son[a-z]+\s*=/i, 'an event handler'],
  [/\shref\s*=\s*["'](?!#)/i, 'a link to another file'],
];
const SVG = /<svg\b([^>]*)>([^]*)<\/svg>/;

/** An SVG's drawing as a symbol that a document can show by its id. Throws, naming `file`, where it cannot be. */
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

/** The mark takes the colour of the place it stands in. */
export function markSymbol(): string {
  return symbolOf(MARK_ID, readPublic(store.mark), store.mark).replace(
    /(<symbol[^>]*?)\scolor="[^"]*"/,
    '$1',
  );
}

/** The drawings of mark and logo for the shop's documents; without a logo that is a picture and is fetched. */
export function brandSprite(): string {
  const { file } = store.logo;
  const logo = isDrawnIn(file) ? symbolOf(LOGO_ID, readPublic(file), file) : '';
  return `<div hidden><svg>${markSymbol()}${logo}</svg></div>`;
}
