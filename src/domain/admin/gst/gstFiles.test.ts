import { INDIAN_STATES } from '../../addresses/indianStates';
import { gstStateOf } from '../../invoices/gstStates';
import { paise } from '../../money/money';
import { documentList, returnFiles } from './gstFiles';
import { gstReturn } from './gstReturn';
import type { TaxRecord, TaxSums } from './taxRecord';

const sums = (taxable: number, igst: number, half: number): TaxSums => ({
  taxable: paise(taxable),
  igst: paise(igst),
  cgst: paise(half),
  sgst: paise(half),
  total: paise(taxable + igst + 2 * half),
});

const SOLD: TaxRecord = {
  kind: 'invoice',
  number: 'GL/26-27/000007',
  date: '2026-10-31T19:00:00.000Z',
  orderId: 'GLM7',
  place: { name: 'Karnataka', code: '29' },
  isWithinState: true,
  total: paise(51_300),
  against: null,
  lines: [{ hsn: '3304', rate: 18, units: 2, ...sums(43_474, 0, 3913) }],
};
const LARGE: TaxRecord = {
  ...SOLD,
  number: 'GL/26-27/000008',
  orderId: 'GLM8',
  place: { name: 'Jammu and Kashmir', code: '01' },
  isWithinState: false,
  total: paise(11_800_000),
  lines: [{ hsn: '3304', rate: 18, units: 40, ...sums(10_000_000, 1_800_000, 0) }],
};
const NOTE: TaxRecord = {
  ...LARGE,
  kind: 'credit-note',
  number: 'GC/26-27/000002',
  total: paise(118_000),
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

// From the sheet 'master' of GSTR1_Excel_Workbook_Template_V2.2; 25 and 97 are no places of a delivery.
const TOOL_PLACES = [
  ...['01-Jammu & Kashmir', '02-Himachal Pradesh', '03-Punjab', '04-Chandigarh', '05-Uttarakhand'],
  ...['06-Haryana', '07-Delhi', '08-Rajasthan', '09-Uttar Pradesh', '10-Bihar', '11-Sikkim'],
  ...['12-Arunachal Pradesh', '13-Nagaland', '14-Manipur', '15-Mizoram', '16-Tripura', '17-Meghalaya'],
  ...['18-Assam', '19-West Bengal', '20-Jharkhand', '21-Odisha', '22-Chhattisgarh', '23-Madhya Pradesh'],
  ...['24-Gujarat', '26-Dadra & Nagar Haveli & Daman & Diu', '27-Maharashtra', '29-Karnataka', '30-Goa'],
  ...['31-Lakshdweep', '32-Kerala', '33-Tamil Nadu', '34-Puducherry', '35-Andaman & Nicobar Islands'],
  ...['36-Telangana', '37-Andhra Pradesh', '38-Ladakh'],
];

test('every state is spelled as in the offline tool', () => {
  const records = INDIAN_STATES.map((name) => ({ ...SOLD, place: gstStateOf(name) }));
  const { rows } = returnFiles.b2cs(gstReturn(records, { to: '2026-11' }));
  expect(rows.map(([, place]) => place)).toEqual(TOOL_PLACES);
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
