import { offSaleSentence } from '../comboSale';

/** The result of a bulk change. */
export interface BulkTotals {
  changed: number;
  /** Items that had the value already. */
  unchanged: number;
  failed: number;
  /** Names of the combos that went off sale with these products. */
  combosOffSale: readonly string[];
}

/** The result as a sentence for the team. */
export function bulkMessage({ changed, unchanged, failed, combosOffSale }: BulkTotals): string {
  const were = (count: number) => (count === 1 ? '1 was' : `${count} were`);
  const done = changed > 0 || unchanged === 0 ? `${were(changed)} changed.` : '';
  const already = unchanged > 0 ? `${were(unchanged)} so already.` : '';
  const left = failed > 0 ? `${failed} stayed as ${failed === 1 ? 'it was' : 'they were'}.` : '';
  return [done, offSaleSentence(combosOffSale), already, left].filter(Boolean).join(' ');
}
