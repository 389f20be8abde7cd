import { customers } from '../../demo/history/customers';
import { deliveredOrder } from '../../src/domain/invoices/testing';
import type { Order } from '../../src/domain/orders/order/order';
import { randomFrom } from '../../demo/random';

const GOODS = [
  ['Rice Water Toner', 'GLM-TON-RICE-100'],
  ['Vitamin C Face Serum', 'GLM-SER-VITC-30'],
  ['Neem and Tulsi Bar', 'GLM-BOD-NEE-100G'],
  ['Saffron Night Cream', 'GLM-CRE-SAF-50'],
  ['Charcoal Clay Mask', 'GLM-MAS-CHA-75'],
] as const;
const FIRST =
  'Asha Priya Rohan Kavya Arjun Meera Ishaan Divya Sanjay Neha Rahul Zoya Aditya Leela Manoj Tara'.split(' ');
const LAST = 'Rao Nair Gupta Iyer Das Bose Reddy Kapoor Pillai Shah Mehta Khan Bhat Singh Ghosh Desai'.split(
  ' ',
);
const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;

/** The order that is searched for, which no other resembles. */
export const WANTED = {
  name: 'Yamini Xavier',
  city: 'Puducherry',
  phone: '9123456780',
  awb: '77412345678901',
  payment: 'pay_Zq9wertyuiopas',
  invoice: 'GLM/26-27/999123',
};

/** Orders a minute apart, one by one so that many need no memory, the same for the same seed; the one in the middle is `WANTED`. */
export function* syntheticOrders(count: number, seed: number): Iterable<Order> {
  const random = randomFrom(seed);
  const pick = <T>(things: readonly T[]): T => things[Math.floor(random() * things.length)]!;
  const digits = (many: number) => Array.from({ length: many }, () => Math.floor(random() * 10)).join('');
  const plain = deliveredOrder();
  for (let at = 0; at < count; at += 1) {
    const isWanted = at === Math.floor(count / 2);
    const name = isWanted ? WANTED.name : `${pick(FIRST)} ${pick(LAST)}`;
    const { address } = pick(customers);
    const lines = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const [item, sku] = pick(GOODS);
      return { ...plain.lines[0]!, name: item, sku };
    });
    const phone = isWanted ? WANTED.phone : `9${digits(9)}`;
    yield deliveredOrder({
      orderId: `GLM${START + at * MINUTE}${digits(6)}`,
      userId: `buyer-${Math.floor(random() * count)}`,
      email: `${name.toLowerCase().replace(' ', '.')}${digits(2)}@customer.example`,
      address: { ...address, name, phone, ...(isWanted ? { city: WANTED.city } : {}) },
      lines,
      shipment: { ...plain.shipment, awb: isWanted ? WANTED.awb : `14${digits(12)}` },
      payment: {
        ...plain.payment,
        razorpayPaymentId: isWanted ? WANTED.payment : `pay_${digits(6)}${pick(LAST)}${digits(4)}`,
      },
      papers: {
        invoice: isWanted ? WANTED.invoice : `GLM/26-27/${String(at).padStart(6, '0')}`,
        creditNote: '',
        dueAt: null,
      },
      createdAt: new Date(START + at * MINUTE).toISOString(),
    });
  }
}
