import { FORMULA } from '@/domain/text/formula';

/** Digits that a spreadsheet would shorten, as 1.43E+13, and lose on saving: an AWB, a bank's reference. */
export const LONG_DIGITS = /^\d{12,}$/;
/** Texts that a spreadsheet would turn into a number or date: '0330', '1E5', 'MAR-1', '10-12', sixteen digits. */
const RESHAPED = [
  /^0\d+$/,
  LONG_DIGITS,
  /^\d+(\.\d+)?e[+-]?\d+$/i,
  /^\d*\.\d*0$/,
  /^\.\d+$/,
  /^\d[\d,]*,[\d,.]*$/,
  /^\d{1,4}\s*[-/.:]\s*\d{1,2}(\s*[-/.:]\s*\d{1,4})?$/,
  /^\d{1,4}[- /]?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*([- /]?\d{1,4})?$/i,
  /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[- /]?\d{1,4}$/i,
  /^(true|false)$/i,
];

/**
 * Writes text as a cell. Formulas, texts that a spreadsheet would convert, and texts with a leading apostrophe get an
 * apostrophe in front, so that removing one leading apostrophe restores the text exactly.
 */
export function cellOf(text: string): string {
  const risky = text.startsWith("'") || FORMULA.test(text) || RESHAPED.some((shape) => shape.test(text));
  return risky ? `'${text}` : text;
}

/** The text of a cell, trimmed, with `\n` as line end. */
export function textOf(cell: string): string {
  const text = cell.replace(/\r\n?/g, '\n').trim();
  return text.startsWith("'") ? text.slice(1).trim() : text;
}

/** Joins entries with semicolons; a semicolon within an entry is escaped with a backslash. */
export const listCell = (entries: readonly string[]) =>
  cellOf(entries.map((entry) => entry.replace(/[\\;]/g, '\\$&')).join('; '));

/** The entries of a cell, separated by semicolons or line breaks. */
export function entriesOf(cell: string): string[] {
  const entries: string[] = [''];
  for (const [piece] of textOf(cell).matchAll(/\\[\\;]|[^]/gu)) {
    if (piece === ';' || piece === '\n') entries.push('');
    else entries[entries.length - 1] += piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece;
  }
  return entries.map((entry) => entry.trim()).filter(Boolean);
}

/** Joins sentences with line breaks. */
export const linesCell = (lines: readonly string[]) => cellOf(lines.join('\n'));
export const linesOf = (cell: string): string[] =>
  textOf(cell)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const PLAIN = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
/** 1,299.00 and 1,29,900 */
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;
/** 299,50 and 1.299,50, as in files with semicolons between columns */
const DECIMAL_COMMA = /^-?(\d+|\d{1,3}(\.\d{3})+),\d{1,2}$/;

/** The number in a cell, as a person or a spreadsheet writes it; NaN if it is not a number. */
export function figureOf(cell: string): number {
  const text = textOf(cell)
    .replace(/^(₹|rs\.?|inr)/i, '')
    .replace(/%$/, '')
    .replace(/\s/g, '');
  const plain = GROUPED.test(text)
    ? text.replaceAll(',', '')
    : DECIMAL_COMMA.test(text)
      ? text.replaceAll('.', '').replace(',', '.')
      : text;
  const figure = PLAIN.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(figure) ? figure : Number.NaN;
}

const quoted = (cell: string) =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Rows as lines of CSV. */
export const csvLines = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

/** The byte order mark, which Excel needs to read a file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Excel's `sep=` line, which names the delimiter. */
const DECLARED_SEPARATOR = /^sep=([,;\t|])\r?\n/i;

/** The delimiter of a file: the candidate that its first row has most often outside quotes. */
export function separatorOf(file: string): { separator: string; text: string; skipped: number } {
  const text = file.replace(/^\uFEFF/, '');
  const declared = DECLARED_SEPARATOR.exec(text);
  if (declared) return { separator: declared[1] as string, text: text.slice(declared[0].length), skipped: 1 };
  const first = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? '';
  const count = (separator: string) => first.split(separator).length;
  const separator = [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
  return { separator, text, skipped: 0 };
}
