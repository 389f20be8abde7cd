import { unparse } from 'papaparse';
import { FORMULA } from '@/domain/general/formula';
import type { Cell } from '@/domain/admin/orderList/exportRows';

/** Without it Excel takes ₹ and other scripts for Latin-1. */
const BOM = '\uFEFF';

/** Rows as a CSV file. What people typed can be no formula, an apostrophe before it makes it text; numbers stay numbers. */
export function csvText(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const told = { escapeFormulae: FORMULA, newline: '\r\n' };
  return `${BOM}${unparse({ fields: [...head], data: rows.map((row) => [...row]) }, told)}\r\n`;
}
