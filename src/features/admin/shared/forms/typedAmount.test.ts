import { numberIn, paiseIn } from './typedAmount';

test.each<[string, number | null]>([
  ['1,250', 125_000],
  ['1,25,000.50', 12_500_050],
  ['125,000', 12_500_000],
  ['1,250,000', 125_000_000],
  ['₹ 1 250', 125_000],
  ['99,50', null],
  ['1,00', null],
  ['1,,250', null],
  [',250', null],
  ['250,', null],
  ['1,2500', null],
  ['99.50,00', null],
  ['1,23,456,789', null],
])(
  'typed %j is %p paise: a comma only separates thousands, so a decimal comma never pays a hundredfold',
  (typed, paise) => {
    expect(paiseIn(typed)).toBe(paise);
  },
);

test.each([
  ['10,000', 10_000],
  ['₹ 1,499.50', 1499.5],
  ['-5', -5],
  ['1e3', Number.NaN],
  ['99,50', Number.NaN],
  ['', Number.NaN],
])('typed %j is the number %p', (typed, number) => {
  expect(numberIn(typed)).toBe(number);
});
