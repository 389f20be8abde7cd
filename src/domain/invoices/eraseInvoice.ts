import { ERASED } from '../general/erased';
import type { Invoice } from './invoice';

/** Rupees without tax from which a buyer's name and address have to be on an invoice: Rule 46(e) of the CGST Rules. */
export const NAMED_FROM = 50_000;

/** An invoice or credit note without the person; name and address stay where tax law wants them on it. */
export function eraseInvoice(invoice: Invoice): Invoice {
  const { recipient, totals } = invoice;
  const erasedRecipient = totals.taxable >= NAMED_FROM ? recipient : { ...recipient, name: '', lines: [] };
  return { ...invoice, userId: ERASED, recipient: erasedRecipient };
}
