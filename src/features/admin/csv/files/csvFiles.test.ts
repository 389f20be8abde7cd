import { parse } from 'papaparse';
import { badRowsFile } from './csvFiles';

const place = { row: 2, line: 2 };
const cmd = `=cmd|'/c calc'!A1`;
const written = (head: string[], cells: string[], reason = 'The name is missing') =>
  parse<string[]>(
    badRowsFile(head, [{ ...place, name: '', column: '', reason, rows: [{ cells, place }] }])
      .join('')
      .replace(/^\uFEFF/, ''),
    { skipEmptyLines: true },
  ).data;

test('no cell, header or reason of a foreign file is exported as a formula', () => {
  const [head, row] = written(['Name', cmd], [' +1', cmd], cmd);
  expect(head).toEqual(['Problem', 'Row', 'Name', `'${cmd}`]);
  expect(row).toEqual([`'${cmd}`, '2', "'+1", `'${cmd}`]);
});

test('harmless text is exported unchanged', () => {
  expect(written(['Name', 'Price'], ['Rose Mist', '299'])).toEqual([
    ['Problem', 'Row', 'Name', 'Price'],
    ['The name is missing', '2', 'Rose Mist', '299'],
  ]);
});
