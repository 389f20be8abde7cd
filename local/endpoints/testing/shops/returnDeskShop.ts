import { type ReturnRow } from '@/domain/contracts/adminOrders/returns';
import { ROLES } from '@/domain/staff/roles';
import { cancellingShop } from './cancellingShop';
import { cartLine, codBody, prepaidBody } from '../documents/fixtures';
import { duo, serum, toner } from './payingShop';
import { sendTracking } from '../sandboxes/webhooks';

const team = Object.fromEntries(ROLES.map((role) => [`staff-${role}`, role]));
const LINES = [cartLine(toner, 2), cartLine(serum)];

const WORDS = 'Please keep the box.';
export const OPEN = { reason: 'Damaged or leaking', words: WORDS };
export const ACCEPT = { words: WORDS };
export const RESELL_ALL = {
  verdicts: [
    { line: 0, quantity: 2, verdict: 'resell' },
    { line: 1, quantity: 1, verdict: 'resell' },
  ],
};
export const MIXED = {
  verdicts: [
    { line: 0, quantity: 1, verdict: 'resell' },
    { line: 0, quantity: 1, verdict: 'damaged' },
    { line: 1, quantity: 1, verdict: 'keep' },
  ],
  words: 'Half of the serum was used.',
};

/** The paying shop with its team and delivered orders, for the tests of the returns desk. */
export function returnDeskShop(prefix: string) {
  const own = cancellingShop(prefix);
  const { shop, nextId, begin, order, placeCod } = own;
  beforeEach(() => shop().seed({ products: [toner, serum], combos: [duo], team }));

  const desk = (id: string, step: string, body: object = {}, as: string | null = 'ada') =>
    shop().admin(`returns/${id}/${step}`, body, as);
  async function through(id: string, ...steps: [step: string, body?: object][]): Promise<void> {
    for (const [step, body] of steps) {
      expect([step, (await desk(id, step, body)).status]).toEqual([step, 200]);
    }
  }

  return {
    ...own,
    desk,
    through,
    here: (id: string) => through(id, ['open', OPEN], ['receive']),
    /** The shopper asks for the return by themselves. */
    ask: (id: string) =>
      shop().call(`/api/orders/${id}/return`, { as: 'alice', body: { reason: OPEN.reason } }),
    /** Two toners and a serum for cash, ₹1,500, that have arrived. */
    async cash(): Promise<string> {
      const id = await placeCod((one) => codBody(one, LINES));
      await sendTracking(shop(), (await order(id)).shipment.awb, 'delivered');
      return id;
    },
    /** The same paid online. */
    async paid(): Promise<string> {
      const id = nextId();
      const result = await shop().razorpay.pay(await begin(id, LINES));
      expect((await shop().verify(result)).status).toBe(200);
      expect((await shop().order(prepaidBody(id, LINES))).status).toBe(200);
      await sendTracking(shop(), (await order(id)).shipment.awb, 'delivered');
      return id;
    },
    list: async (tab: string) =>
      (await shop().call(`/api/admin/returns?tab=${tab}`, { as: 'ada' })).body as {
        rows: ReturnRow[];
        counts: Record<string, number>;
      },
    audited: async (id: string) => (await shop().audit(`orders/${id}`)).map(({ action }) => action),
    /** The texts of the mails about an order, by their kind. */
    mails: async (id: string) =>
      Object.fromEntries(
        (await shop().db.collection('mail').where('orderId', '==', id).get()).docs.map((doc) => [
          doc.id.slice(id.length + 1),
          (doc.get('message') as { text: string }).text,
        ]),
      ),
    reverseParcels: async (id: string) =>
      (await shop().shipments()).filter(
        ({ order_number, status }) => order_number.startsWith(`${id}-R`) && status !== 'cancelled',
      ),
  };
}
