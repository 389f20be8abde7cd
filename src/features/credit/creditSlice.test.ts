import { idle, ready } from '@/lib/remote';
import { creditFailed, creditLoaded, creditReducer, creditRequested } from './creditSlice';

const view = { held: 0, balance: 500, spendable: 500, isFrozen: false, lots: [], entries: [] };
const after = (...actions: Parameters<typeof creditReducer>[1][]) =>
  actions.reduce(creditReducer, { credit: idle, isUsed: false }).credit;

test('credit that is shown stays when it cannot be read again', () => {
  const shown = after(creditLoaded(view), creditRequested(), creditFailed('No network'));
  expect(shown).toEqual(ready(view));
  expect(after(creditRequested(), creditFailed('No network'))).toMatchObject({ status: 'failed' });
});
