import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** 'title' has ASCII characters only. */
export const FACES = {
  title: ['fraunces-soft.ttf'],
  text: ['anek-latin-400.ttf', 'anek-latin-ext-400.ttf'],
  strong: ['anek-latin-600.ttf', 'anek-latin-ext-600.ttf'],
} as const;
export type Face = keyof typeof FACES;

const read = new Map<string, Buffer>();

/**
 * A file of functions/fonts. This file is as deep in the tree as the bundle it becomes part of, so both find the
 * fonts here.
 */
export function fontFile(name: string): Buffer {
  const known = read.get(name) ?? readFileSync(join(__dirname, '../fonts', name));
  read.set(name, known);
  return known;
}
