import type { Address } from '../../../src/domain/addresses/address';
import type { CartItem } from '../../../src/domain/cart/cart';
import { newOrderId } from '../../../src/domain/orders/order/orderId';
import type { PaymentMethod } from '../../../src/domain/pricing/fees';
import { amountsOf, quote } from '../../../src/domain/pricing/pricing';
import { toPaise } from '../../../src/domain/money/money';
import { store } from '../../../src/domain/store';
import { buildShipmentRequest } from '../../../src/domain/contracts/orders/shipmentRequest';
import { newShopper, readStack, uidOf } from '../shop/stack';

const address: Address = {
  name: 'Meera Sundar',
  phone: '9840012345',
  addressLine1: '8 Kutchery Road',
  addressLine2: 'Mylapore',
  city: 'Chennai',
  state: 'Tamil Nadu',
  pincode: '600004',
  landmark: '',
  isDefault: true,
  createdAt: '2026-11-01T10:00:00.000Z',
};

/** Writes a person's document with one address, through the rules, as the web app does. */
async function saveAddress(email: string, token: string, change: Partial<Address>): Promise<void> {
  const { firestoreUrl, projectId } = readStack();
  const uid = uidOf(token);
  const text = (value: string) => ({ stringValue: value });
  const fields = {
    userId: text(uid),
    createdAt: text(address.createdAt),
    email: text(email),
    isVerified: { booleanValue: true },
    address: {
      arrayValue: {
        values: [
          {
            mapValue: {
              fields: Object.fromEntries(
                Object.entries({ ...address, ...change }).map(([key, value]) => [
                  key,
                  typeof value === 'boolean' ? { booleanValue: value } : text(value),
                ]),
              ),
            },
          },
        ],
      },
    },
  };
  const documents = `${firestoreUrl}/v1/projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(`${documents}/users/${uid}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ fields }),
  });
  if (!answer.ok) throw new Error(`Could not save the address: ${await answer.text()}`);
}

const used = new Set<string>();

/** A unique order id, although many are made in the same millisecond. */
function freshOrderId(): string {
  let id = newOrderId(store.orderPrefix, new Date(), Math.random);
  while (used.has(id)) id = newOrderId(store.orderPrefix, new Date(), Math.random);
  used.add(id);
  return id;
}

function sumsOf(items: CartItem[], paymentMethod: PaymentMethod) {
  return amountsOf(
    quote({
      lines: items.map(({ kind = 'product', id, price, quantity }) => ({
        kind,
        id,
        category: '',
        unitPrice: toPaise(price),
        quantity,
      })),
      coupon: null,
      paymentMethod,
      context: { now: new Date(), usedByShopper: 0 },
    }),
  );
}

/** A prepared order: each call of `buy` sends it with the same id. */
function orderOf({ email, token, address }: { email: string; token: string; address: Address }) {
  const { baseUrl, apiKey } = readStack();
  const orderId = freshOrderId();

  const body = (...items: CartItem[]) =>
    buildShipmentRequest({
      orderId,
      email,
      address,
      items,
      couponCode: '',
      paymentMethod: 'Cash on Delivery',
      companyName: store.name,
      now: new Date('2026-11-21T10:00:00Z'),
      amounts: sumsOf(items, 'Cash on Delivery'),
    });

  const call = async (path: string, request: object) => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey, authorization: `Bearer ${token}` },
      body: JSON.stringify(request),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const send = (request: object) => call('/api/nimbus/create-shipment', request);

  /** Begins an online payment; returns Razorpay's order id. */
  const beginPayment = async (...items: CartItem[]): Promise<string> => {
    const amount = sumsOf(items, 'Pay Online').finalTotal;
    const cart = { orderId, cartItems: items, couponCode: '', paymentMethod: 'Pay Online', address };
    const { body: begun } = await call('/api/payment/create-order', { amount, ...cart });
    if (typeof begun.id !== 'string') throw new Error(JSON.stringify(begun));
    return begun.id;
  };

  /** Pays online at the sandbox, without booking the parcel. */
  const payOnline = async (...items: CartItem[]) => {
    const id = await beginPayment(...items);
    const paid = await fetch(`${readStack().razorpayUrl}/__sandbox/orders/${id}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'captured', webhook: 'never' }),
    });
    return call('/api/payment/verify-payment', (await paid.json()) as object);
  };

  return {
    orderId,
    body,
    send,
    buy: (...items: CartItem[]) => send(body(...items)),
    beginPayment,
    payOnline,
    askReturn: (reason: string) => call(`/api/orders/${orderId}/return`, { reason }),
  };
}

/**
 * A verified person with an address, who calls create-shipment directly: one order, or with `nextOrder` many. `phone` is the
 * saved address's, for a test whose coupon counts per phone number; `place` is where it differs from the usual one.
 */
export async function readyShopper(email: string, phone = address.phone, place: Partial<Address> = {}) {
  const password = 'many-hands-9';
  const token = await newShopper(email, password);
  await saveAddress(email, token, { phone, ...place });
  const person = { email, token, address: { ...address, ...place } };
  return { password, email, token, ...orderOf(person), nextOrder: () => orderOf(person) };
}

export type ReadyShopper = Awaited<ReturnType<typeof readyShopper>>;
