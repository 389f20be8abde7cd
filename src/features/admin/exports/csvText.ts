import { unparse } from 'papaparse';
import { BYTE_ORDER_MARK, LONG_DIGITS } from '@/domain/catalogue/csv/cells';
import { FORMULA } from '@/domain/text/formula';
import type { Cell } from '@/domain/admin/orderList/exportRows';

/** Papaparse takes one pattern for all texts that get an apostrophe. */
const RISKY = new RegExp(`${FORMULA.source}|${LONG_DIGITS.source}`, FORMULA.flags);

/**
 * Rows as a CSV file. An apostrophe before a text keeps it from being run as a formula, or shortened as a long number;
 * numbers stay numbers.
 */
export function csvText(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const options = { escapeFormulae: RISKY, newline: '\r\n' };
  return `${BYTE_ORDER_MARK}${unparse({ fields: [...head], data: rows.map((row) => [...row]) }, options)}\r\n`;
}
