import { dayInIndia, monthsLater } from '../time/india';
import { toPaise } from '../money/money';

/** The most that the team gives at once, and that an account may hold by it. */
export const MAX_ISSUED = toPaise(10_000);
export const MAX_BALANCE = toPaise(50_000);
/** Months for which given credit and gift cards can be used. */
export const CREDIT_MONTHS = 12;
/** Days for which credit that comes back of an order can be used at the least. */
export const RETURNED_DAYS = 30;
/** Characters of what the team says with it. */
export const MAX_CREDIT_NOTE = 200;
/** Entries that a page shows. */
export const SHOWN_ENTRIES = 50;

/** The last day of credit that is given now. */
export const lastDayFrom = (now: Date): string => dayInIndia(monthsLater(now, CREDIT_MONTHS));
