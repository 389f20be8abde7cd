import type { DashboardResponse } from '@/domain/contracts/admin/dashboard';
import { dayInIndia } from '@/domain/time/india';
import { cartLine, codBody } from '../testing/documents/fixtures';
import { cancellingShop } from '../testing/shops/cancellingShop';
import { toner } from '../testing/shops/payingShop';

const { shop, order, placeCod } = cancellingShop('T');
const HOUR = 3_600_000;

const cod = () => placeCod((id) => codBody(id, [cartLine(toner)]));
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
/** Hours from now, rounded. */
const hoursTo = (iso: string) => Math.round((Date.parse(iso) - Date.now()) / HOUR);

async function look(): Promise<DashboardResponse> {
  const today = dayInIndia(new Date());
  const { status, body } = await shop().call(`/api/admin/dashboard?from=${today}&to=${today}`, { as: 'ada' });
  expect(status).toBe(200);
  return body as unknown as DashboardResponse;
}

test('the dashboard counts messages with a running clock and late ones', async () => {
  const dues = [inHours(-1), inHours(5), inHours(40), null];
  await Promise.all(dues.map((dueAt, at) => shop().db.doc(`messages/m${at}`).set({ dueAt })));
  const { messages, first } = await look();
  expect(messages).toEqual({ open: 3, late: 1 });
  expect(hoursTo(first.messageDueAt)).toBe(-1);
});

test('nothing comes first where nothing waits', async () => {
  expect((await look()).first).toEqual({
    pack: { placedAt: '', promised: '' },
    parcel: null,
    returnAt: '',
    backAt: '',
    refundAt: '',
    messageDueAt: '',
  });
});

test('the oldest order to pack, return and refund, and the most urgent parcel come first', async () => {
  const [oldest] = [await cod(), await cod()];
  const one = await order(oldest);
  const { createdAt, deliverBy = '' } = one;
  const [asked, placed] = [inHours(-50), inHours(-70)];
  const others: object[] = [
    { status: 'shipped', undelivered: { state: 'waits', dueAt: inHours(9) } },
    { status: 'shipped', undelivered: { state: 'waits', dueAt: inHours(3) } },
    { status: 'delivered', returnCase: { waits: 'decide', at: inHours(-2) } },
    { status: 'delivered', returnCase: { waits: 'judge', at: asked } },
    { status: 'delivered', waits: ['refund'], createdAt: placed },
    // The courier cancelled its parcel, so that it cannot be packed.
    { createdAt: placed, shipment: { ...one.shipment, takenOutAt: asked } },
  ];
  const refs = others.map((_, at) => shop().db.doc(`orders/GLMFIRST${at}`));
  await Promise.all(refs.map((ref, at) => ref.set({ ...one, orderId: ref.id, ...others[at] })));
  const { first } = await look();
  // They stand for no parcel and no units.
  await Promise.all(refs.map((ref) => ref.delete()));
  expect(first.pack).toEqual({ placedAt: createdAt, promised: deliverBy });
  expect(first.parcel?.customer).toBe(one.address.name);
  expect(hoursTo(first.parcel?.dueAt ?? '')).toBe(3);
  expect([first.returnAt, first.backAt, first.refundAt]).toEqual([asked, '', placed]);
});
