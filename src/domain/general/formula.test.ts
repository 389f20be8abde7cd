import { FORMULA } from './formula';

const BEFORE = [
  '',
  ' ',
  '  ',
  '\t',
  '\r',
  '\n',
  '\u00a0',
  '\u3000',
  '\ufeff',
  '\u200b',
  '\u2060',
  ' \t\u200b',
  '\u0000',
];
const BEGINS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'];

test.each(BEFORE)('after %j each sign that begins a formula is seen', (before) => {
  expect(BEGINS.filter((sign) => !FORMULA.test(`${before}${sign}cmd|'/c calc'!A1`))).toEqual([]);
});

test.each(['\t1', '\r1', '\n1'])('so is %j, which a spreadsheet drops before it looks', (text) => {
  expect(FORMULA.test(text)).toBe(true);
});

test.each(['', ' ', 'Asha = Rao', 'a+b', '12-10', 'asha@shop.example', '₹ 299', '—', "'=1", ' 299', 'आशा'])(
  '%j is none',
  (text) => {
    expect(FORMULA.test(text)).toBe(false);
  },
);
