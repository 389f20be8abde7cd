import { pastedInto, typedInto } from './digits';

it.each([
  ['phone', '+91 98450 12345', '9845012345'],
  ['phone', '098450-12345', '9845012345'],
  ['phone', '91984 501 23', '9198450123'],
  ['phone', '+919845012345', '9845012345'],
  ['phone', '919845012345', '9845012345'],
  ['phone', '09845012345', '9845012345'],
  ['phone', '9845012345', null],
  ['pincode', '560 034', '560034'],
  ['pincode', ' 110 001 ', '110001'],
  ['pincode', ' 560034', '560034'],
  ['pincode', '560034', null],
  ['name', '+91 98450 12345', null],
] as const)('pasting into the %s field turns %p into %p', (field, text, expected) => {
  expect(pastedInto(field, text)).toBe(expected);
});

it('a digits-only field accepts digits only', () => {
  expect(typedInto('pincode', '56a')).toBe('56');
  expect(typedInto('city', '56a')).toBe('56a');
});
