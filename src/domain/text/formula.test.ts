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

test.each(BEFORE)('each formula sign is detected after %j', (before) => {
  expect(BEGINS.filter((sign) => !FORMULA.test(`${before}${sign}cmd|'/c calc'!A1`))).toEqual([]);
});

test.each(['\t1', '\r1', '\n1'])(
  '%j is detected, because a spreadsheet removes its first character',
  (text) => {
    expect(FORMULA.test(text)).toBe(true);
  },
);

test.each(['', ' ', 'Asha = Rao', 'a+b', '12-10', 'asha@shop.example', '₹ 299', '—', "'=1", ' 299', 'आशा'])(
  '%j is not detected as a formula',
  (text) => {
    expect(FORMULA.test(text)).toBe(false);
  },
);
