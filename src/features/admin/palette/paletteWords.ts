import type { PaletteGroup } from './paletteEntry';
import { foldAccents } from '@/domain/text/foldAccents';

/** Narrows the palette to some of its groups; null for all. */
export type Scope = 'actions' | 'orders' | 'customers' | null;

const SCOPES: Readonly<Record<string, Scope>> = { '>': 'actions', '#': 'orders', '@': 'customers' };

/** The groups of a scope. */
export const GROUPS_OF: Record<Exclude<Scope, null>, readonly PaletteGroup[]> = {
  actions: ['go', 'actions'],
  orders: ['orders'],
  customers: ['customers'],
};

/** The search text, and the scope of its prefix. */
export function parseQuery(typed: string): { q: string; scope: Scope } {
  const text = typed.trim();
  const scope = SCOPES[text.charAt(0)] ?? null;
  return { q: scope ? text.slice(1).trim() : text, scope };
}

/** Whether each typed word begins a word of the text; a word with digits may also match inside. */
export function isFoundIn(text: string, q: string): boolean {
  const folded = foldAccents(text);
  const words = folded.split(/[^\p{L}\p{N}]+/u);
  return foldAccents(q)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) =>
      /\d/.test(word) ? folded.includes(word) : words.some((inText) => inText.startsWith(word)),
    );
}

/** The parts of a label, with the matches marked; joined they give the label. */
export function markedParts(label: string, q: string): { text: string; isMatch: boolean }[] {
  const searched = foldAccents(q).split(/\s+/).filter(Boolean);
  return label.split(/(\s+)/).flatMap((word) => {
    const match = searched.find((start) => foldAccents(word).startsWith(start));
    // Letters with marks fold to more or fewer characters; such a word is not split.
    if (!match || foldAccents(word).length !== word.length) return [{ text: word, isMatch: false }];
    const rest = word.slice(match.length);
    const parts = [{ text: word.slice(0, match.length), isMatch: true }];
    return rest ? [...parts, { text: rest, isMatch: false }] : parts;
  });
}
