import fc from 'fast-check';
import { parse } from 'papaparse';
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
  ['Asha = Rao', 'Asha = Rao'],
  ['₹ आशा, "22"', '₹ आशा, "22"'],
])('the cell %j is the text %j', (cell, text) => {
  expect(read(csvText(['Name'], [[cell]]))).toEqual([['Name'], [text]]);
});

test('amounts are plain numbers, also negative ones', () => {
  expect(csvText(['a', 'b'], [[1234.5, -3]])).toBe('\uFEFFa,b\r\n1234.5,-3\r\n');
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
