import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDrawnIn, LOGO_ID } from '@/domain/general/logo';
import { store } from '@/domain/store';
import { ROOT } from '../stack/settings';

/** Attributes of an SVG file that say how it stands as a picture of its own. */
const OF_A_FILE = /\s(?:xmlns|width|height|role|aria-[\w-]+)="[^"]*"/g;
const SVG = /<svg\b([^>]*)>([^]*)<\/svg>/;

/** An SVG's drawing as something that a document can show by name. Throws, naming `file`, where it cannot be. */
export function spriteOf(svg: string, file: string): string {
  const [, attributes = '', drawing = ''] = SVG.exec(svg) ?? [];
  if (!/\sviewBox="[^"]+"/.test(attributes)) throw new Error(`${file}: an <svg> with a viewBox was expected`);
  const own = attributes.replace(OF_A_FILE, '').trim();
  return `<div hidden><svg><symbol id="${LOGO_ID}" ${own}>${drawing.trim()}</symbol></svg></div>`;
}

/** The shop's logo for its documents; nothing where it is a picture that is fetched (src/domain/store.ts). */
export function logoSprite(): string {
  const { file } = store.logo;
  return isDrawnIn(file) ? spriteOf(readFileSync(path.join(ROOT, 'public', file), 'utf8'), file) : '';
}
