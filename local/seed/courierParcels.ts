import { type Order } from '../../src/domain/orders/order/order';
import { indianTime, trackingEvent } from '../nimbuspost/tracking';
import { type Shipment, type ShipmentStatus } from '../nimbuspost/types';
import { type SeedDocument } from './documents';

type Step = readonly [status: ShipmentStatus, at: string, said: string];

/** The parcel of an undelivered seeded order at the courier's sandbox. */
function parcelOf({ orderId, ...order }: Order, number: number): Shipment[] {
  const { shipment, undelivered, address, amounts, createdAt } = order;
  if (!undelivered || shipment.status !== 'booked') return [];
  const { attempts, answers, losses, state } = undelivered;
  const steps: Step[] = [
    ['booked', createdAt, ''],
    ...attempts.map(({ at, said }): Step => ['exception', at, said]),
    ...losses.map(({ at }): Step => ['lost', at, '']),
    ...answers.map(({ at }): Step => ['in transit', at, '']).slice(state === 'trying' ? -1 : answers.length),
  ];
  const { name, phone, city, state: region, pincode, addressLine1, addressLine2 } = address;
  return [
    {
      id: shipment.awb,
      order_id: 100_000 + number,
      shipment_id: number,
      courier_id: '1',
      courier_name: shipment.courier,
      status: steps.at(-1)?.[0] ?? 'booked',
      rto_status: '',
      manifested: true,
      created_at: indianTime(new Date(createdAt)),
      history: steps.map(([status, at, said]) => {
        const event = trackingEvent(status, city, new Date(at));
        return { ...event, message: said || event.message };
      }),
      order: {
        order_number: orderId,
        shipping_charges: amounts.deliveryFee,
        discount: amounts.discountAmount,
        cod_charges: 0,
        payment_type: 'cod',
        order_amount: amounts.finalTotal,
        package_weight: 500,
        package_length: 15,
        package_breadth: 10,
        package_height: 10,
        courier_id: '1',
        consignee: {
          name,
          phone,
          city,
          state: region,
          pincode,
          address: addressLine1,
          address_2: addressLine2,
        },
        pickup: { warehouse_name: 'Main' },
        order_items: order.lines.map(({ name: item, quantity: qty, price, sku }) => ({
          name: item,
          qty,
          price,
          sku,
        })),
      },
    },
  ];
}

/** Tells the courier's sandbox of the seeded parcels that it has to know: those that can still be asked about. */
export async function seedCourier(courierUrl: string, documents: readonly SeedDocument[]): Promise<void> {
  const orders = documents
    .filter(({ path }) => path.startsWith('orders/'))
    .map(({ data }) => data as unknown as Order)
    .filter(({ undelivered }) => undelivered);
  const shipments = orders.flatMap((order, at) => parcelOf(order, at + 1));
  if (shipments.length === 0) return;
  const answer = await fetch(`${courierUrl}/__sandbox/shipments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ shipments }),
  });
  if (!answer.ok) throw new Error(`The courier's sandbox took no parcels: ${answer.status}`);
}
