import { dayInIndia } from '../time/india';
import { financialYearStart } from './serial';
import type { Invoice } from './invoice';

/**
 * Whether a credit note came too late to lower the shop's tax: after 30 November that follows the financial year of its
 * invoice (section 34(2) of the CGST Act). Never for an invoice.
 */
export function isAfterTimeLimit({ date, against }: Pick<Invoice, 'date' | 'against'>): boolean {
  if (!against) return false;
  const lastDay = `${financialYearStart(new Date(against.date)) + 1}-11-30`;
  return dayInIndia(new Date(date)) > lastDay;
}
