/** How a product's contents lie and shine. */
export interface Consistency {
  /** How it lies when it leaves its pack. */
  lies: 'pool' | 'drops' | 'smear' | 'streak';
  /** From 0, opaque, to 1, as clear as water. */
  clear: number;
  /** Strength of its highlights, about 1. */
  gloss: number;
  /** How stiff its ridges stand, from 0 to 1. */
  ridge: number;
  /** How many bubbles are in it. */
  bubbles?: number;
  /** How many grains are in it. */
  grains?: number;
  isFoaming?: boolean;
}

export const CONSISTENCIES = {
  serum: { lies: 'pool', clear: 0.62, gloss: 1.25, ridge: 0 },
  oil: { lies: 'pool', clear: 0.5, gloss: 1.4, ridge: 0 },
  water: { lies: 'drops', clear: 0.8, gloss: 1.2, ridge: 0 },
  gel: { lies: 'smear', clear: 0.45, gloss: 1.3, ridge: 0.35, bubbles: 9 },
  wash: { lies: 'smear', clear: 0.3, gloss: 1.2, ridge: 0.4, isFoaming: true },
  cream: { lies: 'smear', clear: 0, gloss: 0.7, ridge: 1 },
  lotion: { lies: 'smear', clear: 0, gloss: 0.9, ridge: 0.6 },
  scrub: { lies: 'smear', clear: 0, gloss: 0.5, ridge: 0.8, grains: 160 },
  balm: { lies: 'streak', clear: 0.1, gloss: 0.4, ridge: 0.9 },
} satisfies Record<string, Consistency>;

export type ConsistencyName = keyof typeof CONSISTENCIES;
