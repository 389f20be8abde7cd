import {
  askedInVain,
  claimedBy,
  heldAgain,
  isUnclaimed,
  later,
  withDue,
  type PaymentRecord,
  type PaymentRefund,
} from './paymentRecord';
import { after, fresh, held, kept, refund, start } from './paymentTesting';

describe('when a payment is looked at', () => {
  it('is first when its time is up', () => {
    expect(fresh).toMatchObject({ askAt: held, dueAt: held, asks: 0 });
  });

  it('is then less and less often, and in the end no more', () => {
    let record = fresh;
    const waits: number[] = [];
    while (record.askAt) {
      const asked = new Date(record.askAt);
      record = askedInVain(record, asked);
      if (record.askAt) waits.push((new Date(record.askAt).getTime() - asked.getTime()) / 60_000);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1440, 1440, 1440]);
    expect(record.dueAt).toBeNull();
  });

  it('asked before its time is up, it is asked again then', () => {
    expect(askedInVain({ ...fresh, askAt: start.toISOString() }, after(1))).toMatchObject({
      askAt: held,
      asks: 0,
    });
  });

  it('begins anew when it is tried again', () => {
    const again = heldAgain(askedInVain(fresh, after(20)), later(after(30), 1), after(30));
    expect(again).toMatchObject({ asks: 0, dueAt: later(after(30), 1) });
  });

  it('is the earliest of what is to be done', () => {
    const soon = { ...refund, nextAt: later(start, 1) };
    const done: PaymentRefund = { ...refund, status: 'done', nextAt: '2000' };
    expect(withDue({ ...fresh, refunds: { a: soon, b: done } }, start).dueAt).toBe(soon.nextAt);
  });
});

describe('a payment on its own', () => {
  test.each<[string, Partial<PaymentRecord>, boolean]>([
    ['kept', {}, true],
    ['not taken yet', { status: 'created' }, false],
    ['claimed', { orderId: 'GLM1' }, false],
    ['on its way back', { refunds: { pay_1: { ...refund, attempts: 1 } } }, false],
    ['gone back', { status: 'refunded' }, false],
  ])('%s', (_name, change, free) => {
    expect(isUnclaimed({ ...kept, ...change })).toBe(free);
  });

  it('no longer goes back once it is claimed', () => {
    expect(claimedBy(kept, 'GLM1', start)).toMatchObject({ orderId: 'GLM1', refunds: {}, dueAt: null });
  });
});
