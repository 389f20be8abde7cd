import type { Order } from '@/domain/orders/order/order';

/** An indexed text of an order. */
export interface SearchText {
  /** 'code': found by any four of its digits or its beginning; 'words': by words and their beginnings. */
  as: 'code' | 'words';
  text: string;
  /** The weight of a match. */
  weight: number;
}

/** Strips the type prefix of Razorpay's payment ids. */
const withoutKind = (id: string): string => id.replace(/^pay_/, '');

/**
 * The indexed texts of an order, most specific first, because an entry has a size limit. Streets and notes
 * are too long to index; Razorpay's order id would cost a further write for every payment.
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
    // The mail provider's domain would match every second order.
    words(email.split('@')[0] ?? '', 0.7),
    ...documents.map((number) => code(number, 0.9)),
    // The courier refers to a lost parcel by its AWB, even after a second parcel was sent.
    ...(undelivered?.losses ?? []).map(({ awb }) => code(awb, 0.9)),
    code(address.pincode, 0.6),
    ...lines.map(({ sku }) => code(sku, 0.6)),
    ...lines.map(({ name }) => words(name, 0.5)),
  ];
  return texts.filter(({ text }) => text !== '');
}
