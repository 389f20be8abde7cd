import { isPersonName } from './personName';

test.each([
  '',
  'Asha',
  'K. R. Meera',
  'K.R. Meera',
  'Mr. & Mrs. Iyer',
  'O’Neill-Rao (Pune)',
  'आशा',
  'ക്‍ഷമ',
  'Mum ❤️',
  'Dad 👍🏽',
])('%j is a name', (name) => expect(isPersonName(name)).toBe(true));

test.each([
  'Glumist Refund Desk: Rs 9,500 due, go glumist-pay.in',
  'a.example/x',
  'pay at glumist.in',
  'भारत.भारत',
  'call 98…',
  '९८७६५४३२१०',
  'Asha <b>',
  'Asha “the shop”',
  '₹500',
  'me@example.in',
])('%j is not', (name) => expect(isPersonName(name)).toBe(false));
