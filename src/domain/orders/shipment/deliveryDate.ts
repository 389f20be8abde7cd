import { HOUR_MS, isDay } from '@/domain/time/calendar';
import { dayInIndia, inIndia } from '@/domain/time/india';

/** `deliveryDates/{pincode}`: the day by which the courier last said that it delivers there. */
export interface DeliveryDate {
  /** As '2026-11-26'. */
  by: string;
  /** ISO; when the courier said so. */
  askedAt: string;
}

/** Hours for which a date may be promised on an order. Product page and checkout ask again sooner. */
const PROMISED_FOR_HOURS = 24;

/** Returns the day to promise on an order that is placed now; empty where none is known, too old or past. */
export function promisedDay(stored: Partial<DeliveryDate> | undefined, now: Date): string {
  const { by, askedAt } = stored ?? {};
  if (typeof by !== 'string' || typeof askedAt !== 'string' || !isDay(by)) return '';
  const hours = (now.getTime() - Date.parse(askedAt)) / HOUR_MS;
  return hours <= PROMISED_FOR_HOURS && by >= dayInIndia(now) ? by : '';
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** 'Thu, 26 November' */
export function dayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${WEEKDAYS[date.getUTCDay()]}, ${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
}

/** 'Fri, 26 November 2027' */
export const fullDayText = (day: string): string => `${dayText(day)} ${day.slice(0, 4)}`;

/** 'Thu, 26 November, 4:17 pm', of a moment (ISO) in India. */
export function momentText(iso: string): string {
  const moment = new Date(iso);
  const shown = inIndia(moment);
  const [hours, minutes] = [shown.getUTCHours(), shown.getUTCMinutes()];
  const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
  return `${dayText(dayInIndia(moment))}, ${clock}`;
}
