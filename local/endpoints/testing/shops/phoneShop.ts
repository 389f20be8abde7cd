import { cartLine } from '../documents/fixtures';
import { payingShop, toner } from './payingShop';

const address = {
  name: 'Meera Nair',
  phone: '9812345678',
  addressLine1: '7 Lake View',
  city: 'Kochi',
  state: 'Kerala',
  pincode: '682001',
};

/** One toner for a customer without an account. */
const cart = (more: object = {}) => ({
  uid: '',
  cartItems: [cartLine(toner)],
  couponCode: '',
  paymentMethod: 'Cash on Delivery',
  ...more,
});
const byCash = (orderId: string, more: object = {}) => ({
  orderId,
  amount: 370,
  email: '',
  address,
  ...cart(),
  ...more,
});
/** One toner, paid online: 300 less 5 %. */
const byLink = (orderId: string, more: object = {}) =>
  byCash(orderId, { paymentMethod: 'Pay Online', amount: 285, ...more });

/** A paying shop whose team places orders by phone. */
export function phoneShop(prefix: string) {
  const paying = payingShop(prefix);
  const { shop, nextId } = paying;
  const place = (body: unknown, as: string | null = 'ada') => shop().admin('phone-orders', body, as);
  const linkOf = async (id: string) => {
    const found = await shop().razorpay.link(id);
    if (!found) throw new Error(`There is no link for ${id}`);
    return found;
  };
  return {
    ...paying,
    address,
    cart,
    byCash,
    byLink,
    place,
    quote: (body: unknown, as: string | null = 'ada') => shop().admin('phone-orders/quote', body, as),
    cancelLink: (id: string, as: string | null = 'ada') => shop().admin(`orders/${id}/cancel-link`, {}, as),
    linkOf,
    /** An order that waits for its link, and the link. */
    async waiting(more: object = {}) {
      const id = nextId();
      expect(await place(byLink(id, more))).toMatchObject({ status: 200 });
      return { id, link: await linkOf(id) };
    },
    /** The mails about an order. */
    mails: async (id: string) =>
      (await shop().db.collection('mail').where('orderId', '==', id).get()).docs.map((doc) => doc.id),
  };
}
