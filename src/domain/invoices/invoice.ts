import type { Address } from '../addresses/address';
import { sum, toPaise, toRupees, type Paise } from '../money/money';
import type { Order } from '../orders/order/order';
import { store } from '../store';
import { gstStateOf, type GstState } from './gstStates';
import { messages } from './messages';
import type { TaxDocumentKind } from './taxDocuments';
import { taxLines, type TaxedLine } from './taxLines';

/** Amounts in rupees. */
export interface InvoiceAmounts {
  /** With tax, before discounts. */
  gross: number;
  discount: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
}

export interface InvoiceLine extends InvoiceAmounts {
  name: string;
  variant: string;
  sku: string;
  hsn: string;
  quantity: number;
  /** GST's code of the unit: numbers, or none for a service. */
  unit: 'NOS' | 'NA';
  /** Percent, of both halves together. */
  rate: number;
  /** The gift wrap's line, which is not refunded with returned goods; absent otherwise. */
  isWrap?: true;
}

export interface Supplier {
  name: string;
  address: string;
  gstin: string;
  state: GstState;
}

export interface Recipient {
  name: string;
  /** As on an envelope. Name and lines are empty once the buyer's account is deleted. */
  lines: string[];
  pincode: string;
}

/**
 * `invoices/{number}`: a tax invoice or credit note as issued. Only the deletion of its buyer's account
 * changes it.
 */
export interface Invoice {
  kind: TaxDocumentKind;
  number: string;
  /** ISO. */
  date: string;
  orderId: string;
  orderedAt: string;
  /** The buyer, who may open it besides the admin. */
  userId: string;
  /** The invoice that a credit note refers to. */
  against: { number: string; date: string } | null;
  supplier: Supplier;
  recipient: Recipient;
  placeOfSupply: GstState;
  lines: InvoiceLine[];
  totals: InvoiceAmounts;
  reverseCharge: 'No';
  /** Rupees of the total paid with store credit, which lowers neither value nor tax; absent without any. */
  storeCredit?: number;
  /** Rupees that earlier credit notes of the order took back, and that lower this one; absent without any. */
  creditedBefore?: number;
  /** A credit note for a refund without returned goods. */
  adjustment?: true;
}

/** The number and date of a tax document. */
export interface Numbering {
  number: string;
  /** ISO. */
  date: string;
}

export function figuresOf(amounts: Record<keyof InvoiceAmounts, Paise>): InvoiceAmounts {
  return {
    gross: toRupees(amounts.gross),
    discount: toRupees(amounts.discount),
    taxable: toRupees(amounts.taxable),
    cgst: toRupees(amounts.cgst),
    sgst: toRupees(amounts.sgst),
    igst: toRupees(amounts.igst),
    total: toRupees(amounts.total),
  };
}

function lineOf({ of, isWrap, hsn, rate, quantity, ...amounts }: TaxedLine): InvoiceLine {
  const what = of
    ? { name: of.name, variant: of.variant, sku: of.sku, unit: 'NOS' as const }
    : { name: isWrap ? messages.giftWrap : messages.delivery, variant: '', sku: '', unit: 'NA' as const };
  return { ...what, hsn, rate, quantity, ...figuresOf(amounts), ...(isWrap ? { isWrap } : {}) };
}

/** The sums of the lines' amounts, in paise. */
export function totalsOf(lines: readonly Record<keyof InvoiceAmounts, Paise>[]): InvoiceAmounts {
  const total = (figure: keyof InvoiceAmounts) => sum(lines.map((line) => line[figure]));
  return figuresOf({
    gross: total('gross'),
    discount: total('discount'),
    taxable: total('taxable'),
    cgst: total('cgst'),
    sgst: total('sgst'),
    igst: total('igst'),
    total: total('total'),
  });
}

function recipientOf({ name, addressLine1, addressLine2, landmark, city, pincode }: Address): Recipient {
  const lines = [addressLine1, addressLine2, landmark, city].filter(Boolean);
  return { name, lines, pincode };
}

export const supplier: Supplier = {
  name: store.legalName,
  address: store.legalAddress,
  gstin: store.gstin,
  state: gstStateOf(store.gstState),
};

/** The lines of an order's tax invoice, with their totals. */
export function invoiceLines(order: Order): Pick<Invoice, 'lines' | 'totals'> {
  const placeOfSupply = gstStateOf(order.address.state);
  const lines = taxLines(order, placeOfSupply.code === supplier.state.code);
  return { lines: lines.map(lineOf), totals: totalsOf(lines) };
}

/**
 * The tax invoice of an order. Throws RangeError when the order's sums do not add up, because such an invoice
 * must not get a number.
 */
export function invoiceOf(order: Order, { number, date }: Numbering): Invoice {
  const placeOfSupply = gstStateOf(order.address.state);
  const { lines, totals } = invoiceLines(order);
  if (totals.total !== toRupees(toPaise(order.amounts.finalTotal))) {
    throw new RangeError(`The lines of ${order.orderId} do not add up to its total`);
  }
  return {
    kind: 'invoice',
    number,
    date,
    against: null,
    supplier,
    placeOfSupply,
    totals,
    orderId: order.orderId,
    orderedAt: order.createdAt,
    userId: order.userId,
    recipient: recipientOf(order.address),
    lines,
    reverseCharge: 'No',
    ...(order.credit ? { storeCredit: toRupees(order.credit.paise) } : {}),
  };
}
