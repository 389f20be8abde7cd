import type { Paise } from '../../money/money';
import { documentList, returnFiles } from './gstFiles';
import { gstReturn } from './gstReturn';
import type { TaxRecord, TaxSums } from './taxRecord';

const sums = (taxable: number, igst: number, half: number): TaxSums => ({
  taxable: taxable as Paise,
  igst: igst as Paise,
  cgst: half as Paise,
  sgst: half as Paise,
  total: (taxable + igst + 2 * half) as Paise,
});

const SOLD: TaxRecord = {
  kind: 'invoice',
  number: 'GL/26-27/000007',
  date: '2026-10-31T19:00:00.000Z',
  orderId: 'GLM7',
  place: { name: 'Karnataka', code: '29' },
  isWithinState: true,
  total: 51_300 as Paise,
  against: null,
  lines: [{ hsn: '3304', rate: 18, units: 2, ...sums(43_474, 0, 3913) }],
};
const LARGE: TaxRecord = {
  ...SOLD,
  number: 'GL/26-27/000008',
  orderId: 'GLM8',
  place: { name: 'Jammu and Kashmir', code: '01' },
  isWithinState: false,
  total: 11_800_000 as Paise,
  lines: [{ hsn: '3304', rate: 18, units: 40, ...sums(10_000_000, 1_800_000, 0) }],
};
const NOTE: TaxRecord = {
  ...LARGE,
  kind: 'credit-note',
  number: 'GC/26-27/000002',
  total: 118_000 as Paise,
  against: { number: LARGE.number, date: LARGE.date, total: LARGE.total },
  lines: [{ hsn: '3304', rate: 18, units: 1, ...sums(100_000, 18_000, 0) }],
};
const found = gstReturn([SOLD, LARGE, NOTE], { to: '2026-11' });

test.each([
  ['b2cs', [['OE', '29-Karnataka', 18, '', 434.74, 0, '']]],
  ['b2cl', [['GL/26-27/000008', '01-Nov-2026', 118000, '01-Jammu & Kashmir', '', 18, 100000, 0, '']]],
  ['cdnur', [['B2CL', 'GC/26-27/000002', '01-Nov-2026', 'C', '01-Jammu & Kashmir', 1180, '', 18, 1000, 0]]],
  ['hsn', [['3304', '', 'NOS-NUMBERS', 41, 117333, 18, 99434.74, 17820, 39.13, 39.13, 0]]],
  [
    'docs',
    [
      ['Invoices for outward supply', 'GL/26-27/000007', 'GL/26-27/000008', 2, 0],
      ['Credit Note', 'GC/26-27/000002', 'GC/26-27/000002', 1, 0],
    ],
  ],
  [
    'exemp',
    [
      ['Inter-State supplies to unregistered persons', 0, 0, 0],
      ['Intra-State supplies to unregistered persons', 0, 0, 0],
    ],
  ],
] as const)('the rows of %s', (file, rows) => {
  const made = returnFiles[file](found);
  expect(made.rows).toEqual(rows);
  for (const row of made.rows) expect(row).toHaveLength(made.head.length);
});

test('the list of documents names the order and the invoice, and a credit note is negative', () => {
  const { head, rows } = documentList([SOLD, NOTE]);
  expect(rows).toEqual([
    // prettier-ignore
    ['Invoice', 'GL/26-27/000007', '01-11-2026', 'GLM7', '', '', '29', 'Karnataka', '3304', 18, 2, 434.74, 39.13, 39.13, 0, 513],
    // prettier-ignore
    ['Credit note', 'GC/26-27/000002', '01-11-2026', 'GLM8', 'GL/26-27/000008', '01-11-2026', '01', 'Jammu and Kashmir', '3304', 18, -1, -1000, 0, 0, -180, -1180],
  ]);
  for (const row of rows) expect(row).toHaveLength(head.length);
});
