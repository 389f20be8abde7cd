import type { PaletteGroup } from './paletteEntry';

/** Narrows the palette to some of its groups; null for all. */
export type Scope = 'actions' | 'orders' | 'customers' | null;

const SCOPES: Readonly<Record<string, Scope>> = { '>': 'actions', '#': 'orders', '@': 'customers' };

/** The groups of a scope. */
export const GROUPS_OF: Record<Exclude<Scope, null>, readonly PaletteGroup[]> = {
  actions: ['go', 'actions'],
  orders: ['orders'],
  customers: ['customers'],
};

/** What is searched for, and the scope of the sign in front of it. */
export function parseQuery(typed: string): { q: string; scope: Scope } {
  const text = typed.trim();
  const scope = SCOPES[text.charAt(0)] ?? null;
  return { q: scope ? text.slice(1).trim() : text, scope };
}

/** Small letters without accents. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word that was typed begins a word of the text, or stands within it when it has digits. */
export function isFoundIn(text: string, q: string): boolean {
  const folded = fold(text);
  const words = folded.split(/[^\p{L}\p{N}]+/u);
  return fold(q)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) =>
      /\d/.test(word) ? folded.includes(word) : words.some((inText) => inText.startsWith(word)),
    );
}

/** The parts of a label, those that match marked; it joins to the label again. */
export function markedParts(label: string, q: string): { text: string; isMatch: boolean }[] {
  const searched = fold(q).split(/\s+/).filter(Boolean);
  return label.split(/(\s+)/).flatMap((word) => {
    const match = searched.find((start) => fold(word).startsWith(start));
    // Letters with marks fold to more or fewer characters; such a word is not cut.
    if (!match || fold(word).length !== word.length) return [{ text: word, isMatch: false }];
    const rest = word.slice(match.length);
    const parts = [{ text: word.slice(0, match.length), isMatch: true }];
    return rest ? [...parts, { text: rest, isMatch: false }] : parts;
  });
}
