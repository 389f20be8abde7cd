import { paidOrder } from '../order/testing';
import { afterFailedPoll, afterPoll, LOST_PAUSE_MS, POLL_PAUSE_MS, withPoll } from './trackingPoll';

const NOW = new Date('2026-11-25T10:00:00.000Z');

test.each([
  [0, 1],
  [1, 2],
  [2, 4],
  [3, 8],
  [4, 15],
  [60, 15],
])('after %i polls without news the next is due in %i minutes', (before, minutes) => {
  const { checkedAt, asksInVain } = afterFailedPoll(before, NOW);
  expect(Date.parse(checkedAt) + POLL_PAUSE_MS).toBe(NOW.getTime() + minutes * 60_000);
  expect(asksInVain).toBe(before + 1);
  // A run by hand polls every parcel that was polled before now.
  expect(checkedAt <= NOW.toISOString()).toBe(true);
});

test.each([
  [false, POLL_PAUSE_MS],
  [true, LOST_PAUSE_MS],
])('after news, of a loss: %s, the next is due in %i ms', (isLost, pause) => {
  const { checkedAt, asksInVain } = afterPoll(isLost, NOW);
  expect([Date.parse(checkedAt) + POLL_PAUSE_MS - NOW.getTime(), asksInVain]).toEqual([pause, 0]);
});

test('the times of a poll belong to the parcel that was asked about', () => {
  const shipment = { ...paidOrder('shipped').shipment, awb: '125' };
  const answered = { checkedAt: NOW.toISOString(), asksInVain: 0 };
  expect(withPoll(shipment, '125', answered)).toEqual({ ...shipment, checkedAt: answered.checkedAt });
  expect(withPoll(shipment, '125', { ...answered, asksInVain: 1 })).toMatchObject({ asksInVain: 1 });
  expect(withPoll(shipment, '124', answered)).toBeNull();
});
