import fc from 'fast-check';
import { parse } from 'papaparse';
import { readList } from '@/domain/admin/remittances/readList';
import { csvText } from './csvText';

// Without a delimiter the parser guesses one, and cells such as '|||' mislead it.
const read = (text: string) =>
  parse<string[]>(text.slice(1), { delimiter: ',', skipEmptyLines: false }).data.slice(0, -1);

test.each([
  ['=HYPERLINK("http://evil.example")', `'=HYPERLINK("http://evil.example")`],
  ['+91 98450', "'+91 98450"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['  =1+1', "'  =1+1"],
  ['=1\nand more', "'=1\nand more"],
  ['＝1', "'＝1"],
  ['\u00a0\u200b＋1', "'\u00a0\u200b＋1"],
  ['14349012345678', "'14349012345678"],
  ['143490123456', "'143490123456"],
  ['9845012345', '9845012345'],
  ['33049910', '33049910'],
  ['Asha = Rao', 'Asha = Rao'],
  ['₹ आशा, "22"', '₹ आशा, "22"'],
])('the cell %j is the text %j', (cell, text) => {
  expect(read(csvText(['Name'], [[cell]]))).toEqual([['Name'], [text]]);
});

test('an AWB and a reference of many digits come back whole from the file', () => {
  const [head = [], ...rows] = read(
    csvText(
      ['AWB', 'Amount', 'Reference', 'Date'],
      [['14349012345678', 549, '602612345678901', '2026-11-26']],
    ),
  );
  const list = readList(
    head,
    rows.map((cells) => ({ place: { row: 2 }, cells })),
    { reference: '', day: '' },
  );
  expect(list).toMatchObject({
    lines: [{ awb: '14349012345678', amount: 54_900, reference: '602612345678901' }],
    bad: [],
  });
});

test('amounts are plain numbers, also negative ones', () => {
  expect(csvText(['a', 'b'], [[1234.5, -3]])).toBe('\uFEFFa,b\r\n1234.5,-3\r\n');
  expect(csvText(['a'], [[123456789012]])).toBe('\uFEFFa\r\n123456789012\r\n');
});

test('every cell text survives the file and is never a formula', () => {
  const cells = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(cells, (rows) => {
      const back = read(csvText(['a', 'b'], rows)).slice(1);
      expect(back.map((row) => row.map((cell) => cell.replace(/^'/, '')))).toEqual(
        rows.map((row) => row.map((cell) => cell.replace(/^'/, ''))),
      );
      for (const cell of back.flat()) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/);
    }),
  );
});
