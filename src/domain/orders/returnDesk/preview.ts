import { returnedLines } from '@/domain/invoices/creditNote';
import { invoiceLines, type InvoiceAmounts, type InvoiceLine } from '@/domain/invoices/invoice';
import { sum, toPaise, ZERO, type Paise } from '@/domain/money/money';
import { owedForValue, promisedForOrder } from '@/domain/payments/refund/refundable';
import type { Order } from '../order/order';
import type { UnitVerdict } from '../order/returnCase';
import { isAllOf } from '../returns/returns';
import { acceptedLines, returnCaseOf } from './steps';

/**
 * Paise of some units of a line: price, its share of the discounts, the included tax, and the price less
 * discounts.
 */
interface Worth {
  gross: Paise;
  discount: Paise;
  tax: Paise;
  total: Paise;
}

/** One line of the preview: its judged units, and the part of their worth that is refunded. */
export interface PreviewLine {
  line: number;
  name: string;
  /** Requested units, and how many of them are accepted. */
  quantity: number;
  accepted: number;
  /** The worth of all requested units. */
  worth: Worth;
  back: Worth;
}

export interface ReturnPreview {
  lines: PreviewLine[];
  /** The delivery fee, which is refunded with a whole order only. */
  delivery: { paid: Paise; back: Paise };
  totals: Worth;
  /** Paise that were refunded before, or are already owed. */
  given: Paise;
  /** Paise to refund now, at most the rest of the payment. */
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
 * The refund of a judgement, line by line as on the credit note; writes nothing. A unit without a verdict
 * counts as not accepted. The sums equal those of the later refund.
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
