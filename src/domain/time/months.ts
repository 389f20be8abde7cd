import { dayInIndia, fromIndia } from './india';

/** Some months, both included, as in '2026-11'. */
export interface Months {
  from: string;
  to: string;
}

/** The months of one request at most: a quarter, which is the longest time of a return. */
export const MAX_MONTHS = 3;

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string): boolean => MONTH.test(text);

/** A month as a count of months, so that months can be added and compared. */
function countOf(month: string): number {
  const [year = '0', number = '1'] = month.split('-');
  return Number(year) * 12 + Number(number) - 1;
}

/** The month some months after another. */
export function addMonths(month: string, months: number): string {
  const count = countOf(month) + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** How many months these are; 0 or less in the wrong order. */
export const lengthOf = ({ from, to }: Months): number => countOf(to) - countOf(from) + 1;

/** ISO: when a month in India begins. */
export const startOfMonth = (month: string): string =>
  fromIndia(new Date(`${month}-01T00:00:00.000Z`)).toISOString();

/** The month in India. */
export const monthInIndia = (moment: Date): string => dayInIndia(moment).slice(0, 7);

/** The quarter of a month: April to June, July to September, and so on. */
export function quarterOf(month: string): Months {
  const from = addMonths(month, -(countOf(month) % 3));
  return { from, to: addMonths(from, 2) };
}

/** The periods of a return, the newest first: months, or quarters. */
export interface ReturnPeriods {
  months: Months[];
  quarters: Months[];
}

/** The last 13 months and 5 quarters, the current ones among them. */
export function returnPeriods(now: Date): ReturnPeriods {
  const current = monthInIndia(now);
  const back = (count: number, step: number) =>
    Array.from({ length: count }, (_, index) => addMonths(current, -index * step));
  return {
    months: back(13, 1).map((month) => ({ from: month, to: month })),
    quarters: back(5, 3).map(quarterOf),
  };
}
