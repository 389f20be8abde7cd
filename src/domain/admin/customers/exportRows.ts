import { inIndia } from '@/domain/time/india';
import { toRupees } from '@/domain/money/money';
import type { Customer } from '@/domain/customers/record/customer';
import { customerName } from '@/domain/customers/record/profile';
import type { Cell } from '../orderList/exportRows';

/** Customers per page of an export. */
export const CUSTOMER_EXPORT_PAGE = 500;

/** 2026-11-22, in India; empty for no moment. */
const day = (iso: string): string => (iso ? (inIndia(new Date(iso)).toISOString().split('T')[0] ?? '') : '');

const COLUMNS: readonly [string, (customer: Customer) => Cell][] = [
  ['Customer', customerName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phones }) => phones[0] ?? ''],
  ['City', ({ cities }) => cities[0] ?? ''],
  ['Customer since', ({ since }) => day(since)],
  ['Last order', ({ lastOrderAt }) => day(lastOrderAt)],
  ['Orders', ({ totals }) => totals.orders],
  ['Cancelled', ({ totals }) => totals.placed - totals.orders],
  ['Returned', ({ totals }) => totals.returned],
  ['Refused', ({ totals }) => totals.rto],
  ['COD orders', ({ totals }) => totals.cod],
  ['COD refused', ({ totals }) => totals.codRto],
  ['Spent', ({ totals }) => toRupees(totals.revenue)],
  ['Tags', ({ tags }) => tags.join('; ')],
  ['COD', ({ codBlocked }) => (codBlocked ? 'Off' : 'Allowed')],
];

/** The column names of the file. Amounts are plain rupees. Notes stay in the shop. */
export const customerExportHead = (): string[] => COLUMNS.map(([head]) => head);

export const customerExportRow = (customer: Customer): Cell[] => COLUMNS.map(([, cell]) => cell(customer));
