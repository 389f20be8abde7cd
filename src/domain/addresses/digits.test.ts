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

it.each([
  ['+919845012345', '9845012345'],
  ['+91 98450 12345', '9845012345'],
  ['09845012345', '9845012345'],
  ['9845012345', '9845012345'],
  ['9198450123', '9198450123'],
  ['98a450', '98450'],
])('typing %p key by key into a phone field of ten keeps %p', (typed, expected) => {
  // As a browser does with maxlength, a key beyond the tenth character is ignored.
  const value = [...typed].reduce(
    (before, key) => (before.length < 10 ? typedInto('phone', before + key) : before),
    '',
  );
  expect(value).toBe(expected);
});

it('a whole number that the browser fills in at once loses what stands before it', () => {
  expect(typedInto('phone', '919845012345')).toBe('9845012345');
  expect(typedInto('phone', '+9')).toBe('+9');
});

it('a digits-only field accepts digits only', () => {
  expect(typedInto('pincode', '56a')).toBe('56');
  expect(typedInto('city', '56a')).toBe('56a');
});
