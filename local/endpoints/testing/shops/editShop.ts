import { type Firestore } from 'firebase-admin/firestore';
import { type CartItem } from '@/domain/cart/cart';
import { cancellingShop } from './cancellingShop';
import { cartLine } from '../documents/fixtures';
import { toner } from './payingShop';

/** The shop for tests in which the team edits orders. */
export function editShop(prefix: string, through?: (db: Firestore) => Firestore) {
  const cancelling = cancellingShop(prefix, through);
  const { shop, nextId, begin, order } = cancelling;

  let lastEdit = 0;
  const newEdit = () => `edit-000${(lastEdit += 1)}`;
  const act = (id: string, what: string, body: object = {}) => shop().admin(`orders/${id}/${what}`, body);
  const mails = async (id: string) =>
    (await shop().db.collection('mail').where('orderId', '==', id).get()).docs.map((doc) => ({
      about: doc.id.slice(id.length + 1),
      text: (doc.get('message') as { text: string }).text,
    }));

  /** The request of an edit, based on the current order; `total` stays unless it is given. */
  async function asked(id: string, change: object = {}) {
    const { lines, address, amounts, edits = [] } = await order(id);
    const { isDefault: _, createdAt: _at, ...to } = address;
    return {
      seen: edits.length,
      kept: lines.map(({ quantity }, line) => ({ line, quantity })),
      added: [] as CartItem[],
      address: to,
      editId: newEdit(),
      total: amounts.finalTotal,
      ...change,
    };
  }
  const edit = async (id: string, change: object = {}, as = 'ada') =>
    shop().admin(`orders/${id}/edit`, await asked(id, change), as);
  const preview = async (id: string, change: object = {}, as = 'ada') =>
    shop().admin(`orders/${id}/edit/preview`, await asked(id, change), as);

  /** A paid order of two toners: ₹600 less 5 %. */
  async function paid(): Promise<string> {
    const id = nextId();
    const result = await shop().razorpay.pay(await begin(id, [cartLine(toner, 2)]));
    expect(await shop().verify(result)).toMatchObject({ status: 200 });
    await shop().reconcile();
    expect((await order(id)).shipment.status).toBe('booked');
    return id;
  }

  return { ...cancelling, newEdit, act, mails, asked, edit, preview, paid };
}
