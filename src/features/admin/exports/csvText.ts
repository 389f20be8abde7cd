import { unparse } from 'papaparse';
import { BYTE_ORDER_MARK } from '@/domain/catalogue/csv/cells';
import { FORMULA } from '@/domain/text/formula';
import type { Cell } from '@/domain/admin/orderList/exportRows';

/** Rows as a CSV file. An apostrophe before typed text keeps it from being a formula; numbers stay numbers. */
export function csvText(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const options = { escapeFormulae: FORMULA, newline: '\r\n' };
  return `${BYTE_ORDER_MARK}${unparse({ fields: [...head], data: rows.map((row) => [...row]) }, options)}\r\n`;
}
