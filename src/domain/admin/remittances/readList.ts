import { figureOf, textOf } from '../../catalogue/csv/cells';
import { toPaise } from '../../money/money';
import { isDay } from '../../time/calendar';
import {
  AWB_PATTERN,
  MAX_AMOUNT,
  REFERENCE_PATTERN,
  remittanceId,
  normalizedCode,
  type RemittanceLine,
} from './remittance';
import { listMessages } from './messages';

export const LIST_FIELDS = ['awb', 'amount', 'reference', 'day', 'orderId'] as const;
export type ListField = (typeof LIST_FIELDS)[number];

/**
 * The heads of each field, the best first: of NimbusPost, Shiprocket, Delhivery, iThink and others. What was collected
 * comes before what is left of it after deductions: freight is charged to all parcels together.
 */
const HEADS: Readonly<Record<ListField, readonly string[]>> = {
  awb: 'awb awbno awbnumber awbcode waybill waybillno waybillnumber trackingno trackingnumber trackingid trackingawb'.split(
    ' ',
  ),
  amount:
    'codamount codvalue codcollected collectedamount amountcollected codamountcollected codpaid remittedamount remittanceamount amountremitted amountpaid paidamount codremitted amount price'.split(
      ' ',
    ),
  reference:
    'utr utrno utrnumber bankutr utrid remittanceutr bankreference bankreferenceno bankreferencenumber bankrefno bankrefnumber banktransactionid transactionid transactionno transactionnumber paymentreference referenceno referencenumber reference remittanceid remittanceno remittancenumber crfid crfno'.split(
      ' ',
    ),
  day: 'remittancedate remitteddate dateofremittance remittedon codremittancedate utrdate transferdate dateoftransfer paymentdate paidon paiddate transactiondate creditdate date'.split(
    ' ',
  ),
  orderId: 'orderno ordernumber orderid channelorderid sellerorderid merchantorderid'.split(' '),
};

/**
 * Letters beyond a to z are left out, so that a head that adds a second script is still known. A catalogue's heads keep
 * them (`fold` in `catalogue/csv/table.ts`): its columns may be named in such a script alone.
 */
const folded = (head: string): string =>
  textOf(head.replace(/^\uFEFF/, ''))
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** The text of a cell; couriers write ="1434900" so that Excel keeps all digits. */
const plain = (cell: string | undefined): string => textOf(textOf(cell ?? '').replace(/^="(.*)"$/, '$1'));

/** As Excel shows a long number: 1.4349E+13. */
const isShortened = (text: string): boolean => /^\d(\.\d+)?E\+?\d+$/i.test(text);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The day of a cell, with or without a time: 2026-11-26, 26/11/2026, 26-Nov-26. Empty where it is none. */
export function dayOf(cell: string): string {
  const text = plain(cell)
    .toLowerCase()
    .replace(/[t,]?\s*\d{1,2}:\d{2}.*$/, '')
    .trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const indian = /^(\d{1,2})[-/. ]+(\d{1,2}|[a-z]{3,9})[-/. ,]+(\d{4}|\d{2})$/.exec(text);
  const [year = '', month = '', date = ''] = iso?.slice(1) ?? indian?.slice(1).reverse() ?? [];
  const number = /^\d+$/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3)) + 1;
  const two = (value: number | string) => String(value).padStart(2, '0');
  const day = `${year.length === 2 ? '20' : ''}${year}-${two(number)}-${two(date)}`;
  return isDay(day) ? day : '';
}

interface Row {
  place: { row: number };
  cells: readonly string[];
}

/** Values for the whole file where it has no such column; each may be empty. */
export type ListDefaults = Pick<RemittanceLine, 'reference' | 'day'>;

export interface BadListRow {
  row: number;
  awb: string;
  reason: string;
}

export type ReadList =
  | { ok: false; missing: ListField[] }
  | {
      ok: true;
      /** The heads that were read. */
      columns: Partial<Record<ListField, string>>;
      /** The heads that were not. */
      unused: string[];
      lines: (RemittanceLine & { row: number })[];
      bad: BadListRow[];
    };

type Line = { line: RemittanceLine } | { reason: string };

/** Decides one row; `of` returns its text of a field. */
function lineOf(of: (field: ListField) => string, defaults: ListDefaults): Line {
  const awb = normalizedCode(of('awb'));
  if (awb === '') return { reason: listMessages.noAwb };
  if (isShortened(awb)) return { reason: listMessages.shortened };
  if (!AWB_PATTERN.test(awb)) return { reason: listMessages.wrongAwb };
  const figure = figureOf(of('amount'));
  if (Number.isNaN(figure)) return { reason: listMessages.noNumber(of('amount')) };
  if (figure < 0) return { reason: listMessages.belowZero };
  const amount = toPaise(Math.min(figure, MAX_AMOUNT));
  if (amount > MAX_AMOUNT) return { reason: listMessages.tooMuch };
  const reference = normalizedCode(of('reference') || defaults.reference);
  if (reference === '') return { reason: listMessages.noReference };
  if (isShortened(reference)) return { reason: listMessages.shortened };
  if (!REFERENCE_PATTERN.test(reference)) {
    return { reason: listMessages.wrongReference };
  }
  const day = of('day') ? dayOf(of('day')) : defaults.day;
  if (!isDay(day)) return { reason: of('day') ? listMessages.wrongDay(of('day')) : listMessages.noDay };
  return { line: { awb, amount, reference, day, orderId: of('orderId').slice(0, 60) } };
}

/** Reads a courier's list by the names of its columns. Every row becomes a line or is named with its problem. */
export function readList(head: readonly string[], rows: readonly Row[], defaults: ListDefaults): ReadList {
  const names = head.map(folded);
  const indexes = Object.fromEntries(
    LIST_FIELDS.map((field) => {
      const best = HEADS[field].find((name) => names.includes(name));
      return [field, best === undefined ? -1 : names.indexOf(best)];
    }),
  ) as Record<ListField, number>;
  const isGiven = (field: ListField) =>
    field === 'orderId' || ((field === 'reference' || field === 'day') && defaults[field] !== '');
  const missing = LIST_FIELDS.filter((field) => indexes[field] < 0 && !isGiven(field));
  if (missing.length > 0) return { ok: false, missing };
  const lines: (RemittanceLine & { row: number })[] = [];
  const bad: BadListRow[] = [];
  const seen = new Map<string, number>();
  for (const { place, cells } of rows) {
    const of = (field: ListField) => plain(cells[indexes[field]]);
    const read = lineOf(of, defaults);
    const { row } = place;
    const before = 'line' in read ? seen.get(remittanceId(read.line)) : undefined;
    if ('reason' in read) bad.push({ row, awb: of('awb'), reason: read.reason });
    else if (before !== undefined) {
      bad.push({ row, awb: read.line.awb, reason: listMessages.twice(before) });
    } else {
      seen.set(remittanceId(read.line), row);
      lines.push({ ...read.line, row });
    }
  }
  const used = new Set(Object.values(indexes));
  const columns = Object.fromEntries(
    LIST_FIELDS.flatMap((field) => (indexes[field] < 0 ? [] : [[field, textOf(head[indexes[field]] ?? '')]])),
  );
  const unused = head.map(textOf).filter((name, index) => name !== '' && !used.has(index));
  return { ok: true, columns, unused, lines, bad };
}
