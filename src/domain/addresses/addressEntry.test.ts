import fc from 'fast-check';
import { EMPTY_ADDRESS, type AddressField } from './address';
import { EMPTY_ENTRY, fillPlace, formOf, typeInto } from './addressEntry';

const bengaluru = { pincode: '560034', city: 'Bengaluru', states: ['Karnataka'] };
const noida = { pincode: '201301', city: 'Noida', states: ['Uttar Pradesh'] };

it('city and state are filled in from the PIN code, updated with it, and cleared for an unknown one', () => {
  const first = fillPlace(EMPTY_ENTRY, bengaluru);
  expect(first).toMatchObject({ city: 'Bengaluru', state: 'Karnataka' });
  expect(fillPlace(first, noida)).toMatchObject({ city: 'Noida', state: 'Uttar Pradesh' });
  expect(fillPlace(first, null)).toEqual(EMPTY_ENTRY);
});

it('typed text is kept, and an emptied field is filled in again', () => {
  const typed = typeInto(EMPTY_ENTRY, 'city', 'Bangalore');
  expect(fillPlace(typed, bengaluru)).toMatchObject({ city: 'Bangalore', state: 'Karnataka' });
  const corrected = typeInto(fillPlace(EMPTY_ENTRY, bengaluru), 'city', 'Hosur Road');
  expect(fillPlace(corrected, noida)).toMatchObject({ city: 'Hosur Road', state: 'Uttar Pradesh' });
  expect(fillPlace(typeInto(corrected, 'city', ''), noida).city).toBe('Noida');
});

it('the result is the address without the form’s own state', () => {
  expect(formOf(fillPlace(EMPTY_ENTRY, noida))).toEqual({
    ...EMPTY_ADDRESS,
    city: 'Noida',
    state: 'Uttar Pradesh',
  });
});

it('typed text is kept for any order of look-ups and typing', () => {
  const typing = fc.record({
    field: fc.constantFrom<AddressField>('city', 'state', 'name', 'landmark'),
    text: fc.string({ minLength: 1, maxLength: 8 }),
  });
  const finding = fc.constantFrom(bengaluru, noida, null);
  fc.assert(
    fc.property(fc.array(fc.oneof(typing, finding)), (events) => {
      const typed: Partial<Record<AddressField, string>> = {};
      let entry = EMPTY_ENTRY;
      for (const event of events) {
        if (event && 'field' in event) {
          typed[event.field] = event.text;
          entry = typeInto(entry, event.field, event.text);
        } else entry = fillPlace(entry, event);
      }
      expect(entry).toMatchObject(typed);
    }),
  );
});
