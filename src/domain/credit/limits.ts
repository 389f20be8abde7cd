import { dayInIndia, monthsLater } from '../time/india';
import { toPaise } from '../money/money';

/** The most that the team gives at once, and the highest balance that it may create. */
export const MAX_ISSUED = toPaise(10_000);
export const MAX_BALANCE = toPaise(50_000);
/** Months until given credit and gift cards expire. */
export const CREDIT_MONTHS = 12;
/** Minimum of days for which returned credit can be used. */
export const RETURNED_DAYS = 30;
/**
 * Days before its last day at which the mail about unused credit or an unused gift card is due, and its hour in India.
 * Fewer than `RETURNED_DAYS`, so that the mail is also sent about credit that comes back.
 */
export const REMINDER_DAYS = 21;
export const REMINDER_HOUR = 9;
/** Characters of the team's note. */
export const MAX_CREDIT_NOTE = 200;
/** Entries that a page shows. */
export const SHOWN_ENTRIES = 50;

/** The last day of credit that is given now. */
export const lastDayFrom = (now: Date): string => dayInIndia(monthsLater(now, CREDIT_MONTHS));
