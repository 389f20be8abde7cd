import { unparse } from 'papaparse';
import type { Cell } from '@/domain/orderList/exportRows';

/** What a spreadsheet takes for a formula, in either width; an apostrophe before it makes it text. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Without it Excel takes ₹ and other scripts for Latin-1. */
const BOM = '\uFEFF';

/** Rows as a CSV file. What people typed can be no formula; numbers stay numbers. */
export function csvText(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const told = { escapeFormulae: FORMULA, newline: '\r\n' };
  return `${BOM}${unparse({ fields: [...head], data: rows.map((row) => [...row]) }, told)}\r\n`;
}
