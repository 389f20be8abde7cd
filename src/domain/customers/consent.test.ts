import { isConsentChoice, NOTHING_GRANTED, signalsOf } from './consent';

it('consent grants statistics only, and never advertising', () => {
  expect(signalsOf('allowed')).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
  expect(signalsOf('declined')).toEqual(NOTHING_GRANTED);
  expect(new Set(Object.values(NOTHING_GRANTED))).toEqual(new Set(['denied']));
});

it.each([
  ['allowed', true],
  ['declined', true],
  ['granted', false],
  [null, false],
  [{ choice: 'allowed' }, false],
])('%p is a consent choice: %p', (value, expected) => {
  expect(isConsentChoice(value)).toBe(expected);
});
