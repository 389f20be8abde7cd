import { type Firestore } from 'firebase-admin/firestore';
import { type Order, type Shipment } from '@/domain/orders/order/order';
import { type CreateShipmentRequest } from '@/domain/contracts/orders/shipment';
import { cartLine, codBody, prepaidBody } from '../documents/fixtures';
import { payingShop, toner } from './payingShop';
import { type Reply } from '../calls/shopClient';

/** Parcels that the courier would still deliver. */
const isLive = ({ status }: { status: string }) => status !== 'cancelled';

/**
 * The paying shop for tests of cancellations. After each test it also checks that no order has two parcels, and no
 * cancelled order has one.
 */
export function cancellingShop(prefix: string, through?: (db: Firestore) => Firestore) {
  const paying = payingShop(prefix, through);
  const { shop, nextId, begin, order } = paying;

  const liveParcels = async (id: string) =>
    (await shop().shipments()).filter((parcel) => parcel.order_number === id && isLive(parcel));

  afterEach(async () => {
    const orders = (await shop().db.collection('orders').get()).docs.map((doc) => doc.data() as Order);
    for (const { orderId, status, history } of orders) {
      const left = history.some(({ to }) => to === 'shipped');
      const maxParcels = ['cancelled', 'refunded'].includes(status) && !left ? 0 : 1;
      const parcels = await liveParcels(orderId);
      expect([orderId, status, parcels.length <= maxParcels]).toEqual([orderId, status, true]);
    }
  });

  return {
    ...paying,
    liveParcels,
    /** A cash order of one toner, booked according to the courier's mode. */
    async placeCod(body?: (id: string) => CreateShipmentRequest): Promise<string> {
      const id = nextId();
      const reply = await shop().order(body ? body(id) : codBody(id, [cartLine(toner)]));
      expect(reply).toMatchObject({ status: 200, body: { status: 'placed' } });
      return id;
    },
    /** A paid online order of one toner, whose parcel has not been booked. */
    async pay(): Promise<string> {
      const id = nextId();
      const result = await shop().razorpay.pay(await begin(id));
      expect(await shop().verify(result)).toMatchObject({ status: 200, body: { orderId: id } });
      return id;
    },
    async book(id: string): Promise<string> {
      const reply = await shop().order(prepaidBody(id, [cartLine(toner)]));
      expect(reply).toMatchObject({ status: 200, body: { shipment: { status: 'booked' } } });
      return (await order(id)).shipment.awb;
    },
    shipment: (id: string, change: Partial<Shipment>) =>
      shop()
        .db.doc(`orders/${id}`)
        .update(Object.fromEntries(Object.entries(change).map(([key, value]) => [`shipment.${key}`, value]))),
    refundsOf: async (id: string) => shop().razorpay.refundsOf((await order(id)).payment.razorpayPaymentId),
  };
}

export const isCancelled = (reply: Reply): boolean =>
  reply.status === 200 && reply.body['success'] === true && reply.body['status'] === 'cancelled';
