import { ERASED } from '../records/erased';
import type { Invoice } from './invoice';

/** Rupees without tax from which an invoice must name the buyer: Rule 46(e) of the CGST Rules. */
export const NAMED_FROM = 50_000;

/** An invoice or credit note without personal data; name and address stay where tax law requires them. */
export function eraseInvoice(invoice: Invoice): Invoice {
  const { recipient, totals } = invoice;
  const erasedRecipient = totals.taxable >= NAMED_FROM ? recipient : { ...recipient, name: '', lines: [] };
  return { ...invoice, userId: ERASED, recipient: erasedRecipient };
}
