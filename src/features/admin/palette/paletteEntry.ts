import type { IconName } from '@/ui';

export const PALETTE_GROUPS = ['recent', 'orders', 'customers', 'products', 'go', 'actions'] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** What an entry does besides going somewhere. */
export type PaletteAct = 'export' | 'keys' | 'logout' | 'pack';

/** One line of the palette. */
export interface PaletteEntry {
  id: string;
  group: PaletteGroup;
  icon: IconName;
  label: string;
  /** Quieter words behind the label. */
  note?: string;
  /** At the line's end: a status, a sum, a stock. */
  end?: string;
  /** Further words that find it. */
  also?: string;
  path?: string;
  act?: PaletteAct;
  /** The keys that do the same. */
  keys?: readonly string[];
}
