import { wentOffSale } from '../comboSale';

/** What a change to many came to. */
export interface BulkTotals {
  changed: number;
  /** Those that were so already. */
  unchanged: number;
  failed: number;
  /** Names of the combos that went off sale with these products. */
  combosOffSale: readonly string[];
}

/** The sentence that tells the admin what a change to many came to. */
export function bulkMessage({ changed, unchanged, failed, combosOffSale }: BulkTotals): string {
  const were = (count: number) => (count === 1 ? '1 was' : `${count} were`);
  const done = changed > 0 || unchanged === 0 ? `${were(changed)} changed.` : '';
  const already = unchanged > 0 ? `${were(unchanged)} so already.` : '';
  const left = failed > 0 ? `${failed} stayed as ${failed === 1 ? 'it was' : 'they were'}.` : '';
  return [done, wentOffSale(combosOffSale), already, left].filter(Boolean).join(' ');
}
