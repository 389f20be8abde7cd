import { isPincode, pincodePath, placeIn, type PincodeFile } from './pincode';

const file: PincodeFile = {
  states: ['Gujarat', 'Dadra and Nagar Haveli and Daman and Diu'],
  pins: { '6230': ['Silvassa', 1, 0] },
};

it.each([
  ['560034', true],
  ['060034', false],
  ['56003', false],
  ['5600345', false],
  ['56003x', false],
  ['', false],
])('%p is a PIN code: %p', (text, yes) => expect(isPincode(text)).toBe(yes));

it('a PIN code is found with its place, and on a border with both states', () => {
  expect(pincodePath('396230')).toBe('pincodes/39.json');
  expect(placeIn(file, '396230')).toEqual({
    pincode: '396230',
    city: 'Silvassa',
    states: ['Dadra and Nagar Haveli and Daman and Diu', 'Gujarat'],
  });
  expect(placeIn(file, '396231')).toBeNull();
});
