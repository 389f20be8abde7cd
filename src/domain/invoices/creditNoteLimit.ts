import { financialYearStart } from './serial';
import type { Invoice } from './invoice';

/**
 * Whether a credit note comes too late to lower tax in the return of months up to `lastMonth`, as in '2026-11'. Section 34(2) of
 * the CGST Act asks for it in a return by 30 November after the financial year of its invoice. A return is filed after its
 * months, so October, or the quarter to September, is the last that counts. False for an invoice.
 */
export function isAfterTimeLimit({ against }: Pick<Invoice, 'against'>, lastMonth: string): boolean {
  if (!against) return false;
  return lastMonth > `${financialYearStart(new Date(against.date)) + 1}-10`;
}
