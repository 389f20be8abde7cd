import { CONSENT_NOTICE, NOTHING_GRANTED, readConsent, signalsOf } from './consent';

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

const AT = '2026-11-29T10:00:00.000Z';

it.each([
  [{ choice: 'allowed', notice: CONSENT_NOTICE, at: AT }, 'allowed'],
  [{ choice: 'declined', notice: CONSENT_NOTICE, at: AT }, 'declined'],
  ['allowed', 'allowed'],
  ['declined', 'declined'],
  [{ choice: 'granted', notice: CONSENT_NOTICE, at: AT }, null],
  [{ choice: 'allowed', at: AT }, null],
  ['granted', null],
  [null, null],
  [1, null],
])('the stored %j reads as %j', (stored, expected) => {
  expect(readConsent(stored)).toBe(expected);
});

it.each([{ choice: 'allowed', notice: 1, at: AT }, { choice: 'declined', notice: 1, at: AT }, 'allowed'])(
  'a new notice asks again after %j to the one before',
  (stored) => {
    expect(readConsent(stored, 2)).toBeNull();
  },
);
