import { anOffer } from './testing';
import { hasNoUsesLeft } from './scheduled/schedule';
import { countUse, withUsedUp } from './uses';

test.each([
  [{}, false],
  [{ usageLimit: 0, usedCount: 5 }, false],
  [{ usageLimit: 5 }, false],
  [{ usageLimit: 5, usedCount: 4 }, false],
  [{ usageLimit: 5, usedCount: 5 }, true],
  [{ usageLimit: 5, usedCount: 6 }, true],
])('an offer with %j has no uses left: %p', (counts, expected) => {
  expect(hasNoUsesLeft(counts)).toBe(expected);
});

test.each<[string, object, 1 | -1, object]>([
  ['the last use', { usageLimit: 2, usedCount: 1 }, 1, { usedCount: 2, isUsedUp: true }],
  ['a use of many', { usageLimit: 9, usedCount: 1 }, 1, { usedCount: 2 }],
  ['a use without a limit', {}, 1, { usedCount: 1 }],
  [
    'a use given back',
    { usageLimit: 2, usedCount: 2, isUsedUp: true },
    -1,
    { usedCount: 1, isUsedUp: false },
  ],
  ['one of too many given back', { usageLimit: 1, usedCount: 3, isUsedUp: true }, -1, { usedCount: 2 }],
  ['a use that was not counted', { usageLimit: 2 }, -1, { usedCount: 0 }],
])('the use count changes by %s', (_name, offer, change, expected) => {
  const counts = countUse({ ...anOffer(), ...offer }, 0, change);
  expect(counts).toEqual({ offerId: 'glow10', usedByShopper: Math.max(0, change), ...expected });
});

test('the used-up mark follows a changed limit', () => {
  const used = withUsedUp(anOffer('glow10', { usageLimit: 3 }, 3));
  expect(used.isUsedUp).toBe(true);
  expect(withUsedUp({ ...used, usageLimit: 4 })).not.toHaveProperty('isUsedUp');
});
