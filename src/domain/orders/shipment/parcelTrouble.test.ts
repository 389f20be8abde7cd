import fc from 'fast-check';
import { decideNote } from '@/domain/admin/adminOrder';
import { deliveredOrder } from '@/domain/invoices/testing';
import { orderMails } from '@/domain/mail/orders/orderMails';
import type { Order, OrderStatus } from '../order/order';
import { waitsOf } from '@/domain/admin/orderList/row';
import { parcelMismatch } from '@/domain/admin/mismatch';
import { followTrouble, troubleNote, troubleOf } from './parcelTrouble';
import { followTracking } from './tracking';

const AT = '2026-11-21T10:00:00.000Z';
const LATER = '2026-11-22T10:00:00.000Z';
const order = (status: OrderStatus): Order => deliveredOrder({ status, history: [], updatedAt: '' });
/** An order after these words, as `applyTracking` takes them. */
const after = (from: Order, ...words: string[]): Order =>
  words.reduce((current, word) => {
    const moved = followTracking(current, word, AT)?.order ?? current;
    return followTrouble(moved, word, AT);
  }, from);
const kindOf = ({ shipment }: Order) => shipment.trouble?.kind ?? null;

it.each([
  ['exception', 'exception'],
  ['Delivery_Exception', 'exception'],
  ['UNDELIVERED', 'exception'],
  ['NDR raised', 'exception'],
  ['lost', 'lost'],
  [' Lost in transit', 'lost'],
  ['damaged', 'lost'],
  ['in transit', null],
  ['lostfound', null],
  ['constructor', null],
])('the tracking status %p means the problem %p', (word, kind) => {
  expect(troubleOf(word)).toBe(kind);
});

it('the courier is asked soon about a lost parcel that seems found, because old news may come late', () => {
  const shipped = order('shipped');
  const asked = { ...shipped, shipment: { ...shipped.shipment, checkedAt: LATER } };
  expect(after(asked, 'lost', 'picked').shipment.checkedAt).toBe(AT);
  expect(after(asked, 'exception', 'in transit').shipment.checkedAt).toBe(LATER);
  expect(after(asked, 'lost', 'exception').shipment.checkedAt).toBe(LATER);
});

it.each<[string, OrderStatus, string[], string | null]>([
  ['could not be handed over', 'shipped', ['exception'], 'exception'],
  ['is tried again', 'shipped', ['exception', 'out for delivery'], null],
  ['goes on where it was', 'out_for_delivery', ['exception', 'out for delivery'], null],
  ['had a late update from before', 'out_for_delivery', ['exception', 'pending pickup'], 'exception'],
  ['could not be picked up', 'placed', ['exception'], 'exception'],
  ['is lost after a failed try', 'shipped', ['exception', 'lost'], 'lost'],
  ['stays lost after a further exception', 'shipped', ['lost', 'exception'], 'lost'],
  ['was found', 'shipped', ['lost', 'in transit'], null],
  ['arrived after all', 'shipped', ['lost', 'delivered'], null],
  ['comes back', 'shipped', ['exception', 'rto'], null],
  ['is lost on its way back', 'shipped', ['rto', 'lost'], 'lost'],
  ['is delivered before a late update', 'delivered', ['lost'], null],
  ['belongs to a cancelled order', 'cancelled', ['exception'], null],
])('the problem is known of a parcel that %s', (_, status, words, kind) => {
  expect(kindOf(after(order(status), ...words))).toBe(kind);
});

test('repeating a tracking status changes nothing', () => {
  const words = [
    'exception',
    'lost',
    'in transit',
    'out for delivery',
    'delivered',
    'rto',
    'pending pickup',
    'x',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words)), fc.constantFrom(...words), (statuses, word) => {
      const once = after(order('placed'), ...statuses, word);
      expect(after(once, word)).toBe(once);
    }),
  );
});

test('a problem is shown to the admin until a note is added, and again when it gets worse', () => {
  const now = new Date(LATER);
  const hit = after(order('shipped'), 'exception');
  expect(waitsOf(hit, now)).toEqual(['parcel']);
  expect(parcelMismatch(hit, now)).toMatchObject({ kind: 'parcel_trouble', trouble: 'exception', since: AT });
  const noted = decideNote(hit, 'Called the courier', now);
  if (noted.kind !== 'done') throw new Error(noted.kind);
  expect(noted.order.shipment.trouble).toEqual({ kind: 'exception', at: AT, seenAt: LATER });
  expect([waitsOf(noted.order, now), parcelMismatch(noted.order, now)]).toEqual([[], null]);
  expect(after(noted.order, 'exception')).toBe(noted.order);
  expect(waitsOf(after(noted.order, 'lost'), now)).toEqual(['parcel']);
});

test('the shopper sees a message and gets one mail of each kind', () => {
  const shipped = order('shipped');
  const [hit, lost] = [after(shipped, 'exception'), after(shipped, 'exception', 'lost')];
  expect(troubleNote(hit)).toContain('could not hand over your parcel');
  expect(troubleNote(lost)).toContain('your parcel is lost or damaged');
  expect(troubleNote(after(order('packed'), 'exception'))).toContain('picking up');
  expect(troubleNote(after(lost, 'delivered'))).toBeNull();
  const ids = (before: Order, now: Order) => orderMails(before, now, 'https://x').map(({ id }) => id);
  expect(ids(shipped, hit)).toEqual(['GLM1-not_delivered']);
  expect(ids(hit, lost)).toEqual(['GLM1-lost']);
  expect(ids(lost, lost)).toEqual([]);
  const [mail] = orderMails(hit, lost, 'https://x');
  expect(JSON.stringify(mail)).toContain('We are looking into it');
});
