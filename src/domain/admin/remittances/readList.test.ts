import fc from 'fast-check';
import { dayOf, readList } from './readList';

const NONE = { reference: '', day: '' };
const rowsOf = (...rows: string[][]) => rows.map((cells, at) => ({ place: { row: at + 2 }, cells }));
const read = (head: string[], rows: string[][], defaults = NONE) => {
  const list = readList(head, rowsOf(...rows), defaults);
  if (!list.ok) throw new Error(`missing: ${list.missing.join()}`);
  return list;
};
const HEAD = ['AWB', 'COD Amount', 'UTR', 'Date'];
const one = (change: Partial<Record<'awb' | 'amount' | 'utr' | 'day', string>>) => {
  const { awb = '143490001', amount = '549', utr = 'UTR1', day = '2026-11-26' } = change;
  return read(HEAD, [[awb, amount, utr, day]]);
};

test.each([
  [['AWB Number', 'Order Number', 'COD Amount', 'Remittance Date', 'UTR No.']],
  [['Order ID', 'AWB Code', 'COD Amount', 'CRF ID', 'UTR', 'Remitted On']],
  [['Waybill', 'Collected Amount', 'Bank Ref No', 'Payment Date']],
  [['Order No.', 'AWB NO.', 'Price', 'Remittance Date', 'Remittance UTR']],
  [['\uFEFFtracking_number', 'amount', 'transaction id', 'DATE']],
])('the heads %j are recognised', (head) => {
  const list = readList(head, [], NONE);
  expect(list).toMatchObject({ ok: true, columns: { awb: expect.any(String), day: expect.any(String) } });
});

test('missing columns are named, and a reference and a day for the whole file stand in for theirs', () => {
  expect(readList(['AWB', 'Weight'], [], NONE)).toEqual({
    ok: false,
    missing: ['amount', 'reference', 'day'],
  });
  const list = read(['AWB', 'COD'.concat(' Amount'), 'Weight'], [['143490001', '549', '1']], {
    reference: 'UTR9',
    day: '2026-11-26',
  });
  expect(list).toMatchObject({
    unused: ['Weight'],
    lines: [{ row: 2, awb: '143490001', amount: 54_900, reference: 'UTR9', day: '2026-11-26' }],
  });
});

test('what was collected counts before what is left after deductions, and the UTR before the remittance', () => {
  const list = read(
    ['AWB', 'Net', 'Remitted Amount', 'COD Amount', 'CRF ID', 'UTR', 'Date'],
    [['143490001', '450', '460', '549', 'CRF7', 'UTR1', '2026-11-26']],
  );
  expect(list.lines).toMatchObject([{ amount: 54_900, reference: 'UTR1' }]);
  expect(list.unused).toEqual(['Net', 'Remitted Amount', 'CRF ID']);
});

test.each([
  [{ awb: '' }, 'The AWB is missing.'],
  [{ awb: '1.4349E+13' }, /Excel has shortened/],
  [{ utr: '4.2E+11' }, /Excel has shortened/],
  [{ awb: '=HYPERLINK("http://evil.example")' }, /The AWB has to be/],
  [{ awb: '../orders' }, /The AWB has to be/],
  [{ amount: 'five' }, 'The amount “five” is not a number.'],
  [{ amount: '' }, /is not a number/],
  [{ amount: '-70' }, /below 0/],
  [{ amount: '99999999' }, /above ₹1,00,00,000/],
  [{ utr: '' }, 'The reference (UTR) is missing.'],
  [{ utr: '=1+1' }, /The reference has to be/],
  [{ day: '' }, 'The day of the transfer is missing.'],
  [{ day: '31-02-2026' }, '“31-02-2026” is not a date such as 26-11-2026.'],
])('the row %j is refused', (change, reason) => {
  const { lines, bad } = one(change);
  expect(lines).toEqual([]);
  const said = typeof reason === 'string' ? reason : (expect.stringMatching(reason) as string);
  expect(bad).toMatchObject([{ row: 2, reason: said }]);
});

test.each([
  [{ awb: '="0143490001"' }, { awb: '0143490001' }],
  [{ awb: "'0143490001 " }, { awb: '0143490001' }],
  [{ awb: 'eb 123 456 in' }, { awb: 'EB123456IN' }],
  [{ amount: '₹1,05,499.50' }, { amount: 10_549_950 }],
  [{ amount: '0' }, { amount: 0 }],
  [{ utr: 'np/cod/2026-11' }, { reference: 'NP/COD/2026-11' }],
])('the row %j is read', (change, line) => {
  expect(one(change).lines).toMatchObject([line]);
});

test.each([
  ['2026-11-06', '2026-11-06'],
  ['06/11/2026', '2026-11-06'],
  ['6-11-26', '2026-11-06'],
  ['06-Nov-2026', '2026-11-06'],
  ['6 November 2026', '2026-11-06'],
  ['06-Nov-26 10:32 AM', '2026-11-06'],
  ['2026-11-06T10:32:00+05:30', '2026-11-06'],
  ['2026-11-06, 10:32', '2026-11-06'],
  ['11/26/2026', ''],
  ['26 Nov', ''],
  ['46338', ''],
  ['06-Xyz-2026', ''],
])('the date %j is the day %j', (cell, day) => {
  expect(dayOf(cell)).toBe(day);
});

test('the same AWB and reference twice is refused the second time, with the row of the first', () => {
  const row = ['143490001', '549', 'UTR1', '2026-11-26'];
  const { lines, bad } = read(HEAD, [row, ['143490001', '549', 'UTR2', '2026-11-26'], row]);
  expect(lines.map(({ row: at }) => at)).toEqual([2, 3]);
  expect(bad).toEqual([{ row: 4, awb: '143490001', reason: 'Row 2 has the same AWB and reference.' }]);
});

test('every row becomes a line or is named, whatever its cells hold', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('143490001', '549', 'UTR1', '2026-11-26', '=1+1', '-5', '1E+12'),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 })), (rows) => {
      const { lines, bad } = read(HEAD, rows);
      const named = [...lines, ...bad].map(({ row }) => row).sort((a, b) => a - b);
      expect(named).toEqual(rows.map((_, at) => at + 2));
      for (const { amount, day } of lines) {
        expect(Number.isInteger(amount) && amount >= 0).toBe(true);
        expect(dayOf(day)).toBe(day);
      }
    }),
  );
});
