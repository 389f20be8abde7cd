import { ok } from '@/services';
import { anAnswer } from '@/testing/builders';
import { creditLoaded, creditRequested, creditUseChosen } from '@/features/credit';
import { beginPaying, PAID } from '../../testing/beginPaying';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

/** A shopper who has chosen to pay with this credit; rupees. */
async function withCredit(change: { spendable: number; held: number }) {
  const run = await beginPaying();
  run.dispatch(
    creditLoaded({ balance: change.spendable, isFrozen: false, lots: [], entries: [], ...change }),
  );
  run.dispatch(creditUseChosen(true));
  const taken = () => run.calls.payments.map(({ storeCredit }) => storeCredit);
  return { ...run, taken };
}

it('stays chosen after the payment window was closed, and is taken by the next try of the same order', async () => {
  const run = await withCredit({ spendable: 200, held: 0 });
  run.answers.outcome = { kind: 'dismissed' };
  await run.pay();
  expect(run.actions.filter(creditRequested.match)).toEqual([]);
  run.answers.outcome = PAID;
  await run.pay();
  expect(run.taken()).toEqual([200, 200]);
  expect(new Set(run.ids()).size).toBe(1);
  expect(run.actions.filter(creditRequested.match)).toHaveLength(1);
});

it('that an unpaid order holds is offered to the next one', async () => {
  const run = await withCredit({ spendable: 0, held: 200 });
  await run.pay();
  expect(run.taken()).toEqual([200]);
});

it('that pays for all of an order is no more than its confirmed total', async () => {
  const run = await withCredit({ spendable: 1000, held: 0 });
  // An offer gives more since the sum was shown.
  run.fake.services.shop.validateOffer = async () =>
    ok(anAnswer({ subTotal: 300, prepaidDiscount: 30, deliveryFee: 0, finalTotal: 270 }));
  await run.pay();
  expect(run.calls.payments).toMatchObject([{ amount: 270, storeCredit: 270 }]);
});
