import type { Order } from '@/domain/orders/order/order';

/** Something of an order that it is found by. */
export interface SearchText {
  /** 'code': looked for by any of its digits, or from its beginning; 'words': by words and their beginnings. */
  as: 'code' | 'words';
  text: string;
  /** The weight of a match. */
  weight: number;
}

/** Razorpay's payment ids begin with what they are. */
const withoutKind = (id: string): string => id.replace(/^pay_/, '');

/**
 * What an order is found by, most telling first, which counts where an order has more than the index takes. Streets
 * and notes are left out: they are long, and nobody searches for them. Razorpay's order id too: it would cost every
 * payment a further write.
 */
export function searchTexts({
  orderId,
  address,
  email,
  payment,
  shipment,
  papers,
  lines,
  undelivered,
}: Order): SearchText[] {
  const code = (text: string, weight: number): SearchText => ({ as: 'code', text, weight });
  const words = (text: string, weight: number): SearchText => ({ as: 'words', text, weight });
  const documents = papers ? [papers.invoice, papers.creditNote, ...(papers.adjustments ?? [])] : [];
  const texts = [
    code(orderId, 1),
    code(address.phone, 1),
    words(address.name, 1),
    code(shipment.awb, 1),
    code(withoutKind(payment.razorpayPaymentId), 1),
    ...(payment.more ?? []).map((one) => code(withoutKind(one.razorpayPaymentId), 1)),
    words(address.city, 0.8),
    // A mail provider's name would find every second order.
    words(email.split('@')[0] ?? '', 0.7),
    ...documents.map((number) => code(number, 0.9)),
    // The courier asks by the AWB of a parcel that it has lost, also where another was sent since.
    ...(undelivered?.losses ?? []).map(({ awb }) => code(awb, 0.9)),
    code(address.pincode, 0.6),
    ...lines.map(({ sku }) => code(sku, 0.6)),
    ...lines.map(({ name }) => words(name, 0.5)),
  ];
  return texts.filter(({ text }) => text !== '');
}
