import { returnedLines } from '@/domain/invoices/creditNote';
import { invoiceLines, type InvoiceAmounts, type InvoiceLine } from '@/domain/invoices/invoice';
import { add, subtract, sum, toPaise, ZERO, type Paise } from '@/domain/money/money';
import { owedForValue, promisedForOrder } from '@/domain/payments/refund/refundable';
import type { Order } from '../order/order';
import type { UnitVerdict } from '../order/returnCase';
import { isAllOf } from '../returns/returns';
import { acceptedLines, returnCaseOf } from './steps';

/** Paise of some units of a line: price, its share of the discounts, the tax inside, and what is left of the price. */
interface Worth {
  gross: Paise;
  discount: Paise;
  tax: Paise;
  total: Paise;
}

/** One line of the preview: its judged units, with what comes back of their worth. */
export interface PreviewLine {
  line: number;
  name: string;
  /** Units that were asked back, and how many of them are accepted. */
  quantity: number;
  accepted: number;
  /** The worth of all its units that were asked back. */
  worth: Worth;
  back: Worth;
}

export interface ReturnPreview {
  lines: PreviewLine[];
  /** The delivery fee, which comes back with a whole order only. */
  delivery: { paid: Paise; back: Paise };
  totals: Worth;
  /** Paise that were given back before, or are owed already. */
  given: Paise;
  /** Paise to give back now; never more than what is left of the payment. */
  amount: Paise;
}

const NOTHING: Worth = { gross: ZERO, discount: ZERO, tax: ZERO, total: ZERO };

function worthOf({ gross, discount, cgst, sgst, igst, total }: InvoiceAmounts): Worth {
  return {
    gross: toPaise(gross),
    discount: toPaise(discount),
    tax: sum([cgst, sgst, igst].map(toPaise)),
    total: toPaise(total),
  };
}

const isDelivery = ({ unit, isWrap }: InvoiceLine): boolean => unit === 'NA' && !isWrap;

/**
 * What a judgement is worth, line by line as on the credit note: nothing is sent. `verdicts` may be incomplete; a unit without one
 * counts as not accepted. The sums are those that the refund will have.
 */
export function previewReturn(order: Order, verdicts: readonly UnitVerdict[]): ReturnPreview {
  const invoice = invoiceLines(order);
  const accepted = acceptedLines(verdicts);
  const back = accepted.length === 0 ? { lines: [], totals: null } : returnedLines(invoice, accepted);
  const isWhole = accepted.length > 0 && isAllOf(order, accepted);
  const lines = (returnCaseOf(order)?.asked.lines ?? []).flatMap(({ line, quantity }): PreviewLine[] => {
    const of = order.lines[line];
    const [asked] = returnedLines(invoice, [{ line, quantity }]).lines;
    if (!of || !asked) return [];
    const at = accepted.findIndex((one) => one.line === line);
    const own = at < 0 ? undefined : back.lines[isWhole ? line : at];
    const count = accepted[at]?.quantity ?? 0;
    const worth = count === quantity && own ? worthOf(own) : worthOf(asked);
    return [{ line, quantity, name: of.name, accepted: count, worth, back: own ? worthOf(own) : NOTHING }];
  });
  const fee = invoice.lines.find(isDelivery);
  const paid = fee ? toPaise(fee.total) : ZERO;
  const totals = back.totals ? worthOf(back.totals) : NOTHING;
  return {
    lines,
    delivery: { paid, back: isWhole ? paid : ZERO },
    totals,
    given: promisedForOrder(order),
    amount: accepted.length === 0 ? ZERO : owedForValue(order, totals.total),
  };
}

/** Paise that stay with the shop: the worth of what was asked back and not accepted. */
export const keptPaise = ({ lines }: ReturnPreview): Paise =>
  lines.reduce((kept, { worth, back }) => add(kept, subtract(worth.total, back.total)), ZERO);
