import { nextStand, type ListStand } from './listStand';

test.each<[ListStand, isHere: boolean, isFresh: boolean, ListStand]>([
  ['absent', false, true, 'absent'],
  ['absent', true, true, 'own'],
  ['rehearsed', false, true, 'rehearsed'],
  ['rehearsed', true, true, 'revealed'],
  ['rehearsed', true, false, 'own'],
  ['revealed', true, false, 'revealed'],
  ['revealed', false, true, 'left'],
  ['own', true, true, 'own'],
  ['own', false, true, 'left'],
  ['left', false, true, 'left'],
  ['left', true, true, 'own'],
])('%s, there: %s, fresh: %s: %s', (stand, isHere, isFresh, then) => {
  expect(nextStand(stand, isHere, isFresh)).toBe(then);
});
