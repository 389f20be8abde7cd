import { addMs } from '@/domain/time/addMs';
import {
  scheduleAfterNoPayment,
  scheduleSoon,
  claimPayment,
  restartHold,
  isUnclaimed,
  withDue,
  type PaymentRecord,
  type PaymentRefund,
} from './paymentRecord';
import { after, newRecord, heldUntil, keptPayment, refund, start } from './testing';

describe('the next check of a payment', () => {
  it('is every two minutes until its time is up, and then once more', () => {
    let record = newRecord;
    const times = [];
    while (record.askAt && record.askAt <= heldUntil) {
      times.push((new Date(record.askAt).getTime() - start.getTime()) / 60_000);
      record = scheduleAfterNoPayment(record, new Date(record.askAt));
    }
    expect(times).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    expect(record).toMatchObject({ asks: 1, dueAt: record.askAt });
  });

  it('is soon while an authorized payment could not be captured', () => {
    expect(scheduleSoon(newRecord, after(90))).toMatchObject({ askAt: addMs(after(92), 0), asks: 0 });
  });

  it('is less and less frequent, and finally stops', () => {
    let record: PaymentRecord = { ...newRecord, askAt: heldUntil };
    const waits: number[] = [];
    while (record.askAt) {
      const askAt = new Date(record.askAt);
      record = scheduleAfterNoPayment(record, askAt);
      if (record.askAt) waits.push((new Date(record.askAt).getTime() - askAt.getTime()) / 60_000);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1440, 1440, 1440]);
    expect(record.dueAt).toBeNull();
  });

  it('is at the end of its time when the last check was shortly before', () => {
    expect(scheduleAfterNoPayment(newRecord, after(19))).toMatchObject({ askAt: heldUntil, asks: 0 });
  });

  it('starts again with another try', () => {
    const again = restartHold(scheduleAfterNoPayment(newRecord, after(20)), addMs(after(30), 1), after(30));
    expect(again).toMatchObject({ asks: 0, dueAt: addMs(after(30), 1) });
  });

  it('is the earliest of all pending tasks', () => {
    const soon = { ...refund, nextAt: addMs(start, 1) };
    const done: PaymentRefund = { ...refund, status: 'done', nextAt: '2000' };
    expect(withDue({ ...newRecord, refunds: { a: soon, b: done } }, start).dueAt).toBe(soon.nextAt);
  });
});

describe('a payment without a cart', () => {
  test.each<[string, Partial<PaymentRecord>, boolean]>([
    ['kept', {}, true],
    ['not taken yet', { status: 'created' }, false],
    ['claimed', { orderId: 'GLM1' }, false],
    ['on its way back', { refunds: { pay_1: { ...refund, attempts: 1 } } }, false],
    ['gone back', { status: 'refunded' }, false],
  ])('is available for an order or not: %s', (_name, change, free) => {
    expect(isUnclaimed({ ...keptPayment, ...change })).toBe(free);
  });

  it('is no longer refunded once it is claimed', () => {
    expect(claimPayment(keptPayment, 'GLM1', start)).toMatchObject({
      orderId: 'GLM1',
      refunds: {},
      dueAt: null,
    });
  });
});
