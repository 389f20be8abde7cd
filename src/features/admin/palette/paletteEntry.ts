import type { IconName } from '@/ui';

export const PALETTE_GROUPS = ['recent', 'orders', 'customers', 'products', 'go', 'actions'] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** Actions of an entry other than navigation. */
export type PaletteAct = 'export' | 'keys' | 'logout' | 'pack';

/** One line of the palette. */
export interface PaletteEntry {
  id: string;
  group: PaletteGroup;
  icon: IconName;
  label: string;
  /** Quieter text after the label. */
  note?: string;
  /** At the end of the line: a status, a sum, a stock. */
  end?: string;
  /** Further search words. */
  also?: string;
  path?: string;
  act?: PaletteAct;
  /** Its keyboard shortcut. */
  keys?: readonly string[];
}
