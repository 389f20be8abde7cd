import { dayInIndia, inIndia } from '../time/india';

/** `counters/{series}`: the last number of a series. */
export interface SerialCounter {
  /** The last number issued; 0 before the first. */
  last: number;
  /** ISO; when it was issued. */
  lastAt: string;
}

/** Rule 46(b) of the CGST Rules: at most sixteen letters, digits, '-' and '/'. */
const MAX_LENGTH = 16;

/** The year in which the financial year of a moment begins: each runs from April to March. */
export function financialYearStart(moment: Date): number {
  const local = inIndia(moment);
  return local.getUTCFullYear() - (local.getUTCMonth() < 3 ? 1 : 0);
}

/** April to March as '26-27'. */
export function financialYear(moment: Date): string {
  const start = financialYearStart(moment);
  const two = (year: number) => String(year % 100).padStart(2, '0');
  return `${two(start)}-${two(start + 1)}`;
}

/** '21-11-2026': the day in India. */
export function indianDay(iso: string): string {
  return dayInIndia(new Date(iso)).split('-').reverse().join('-');
}

/** The series of a date: 'GL/26-27'. It restarts each financial year. */
export function seriesOf(prefix: string, moment: Date): string {
  return `${prefix}/${financialYear(moment)}`;
}

/** A series or number as a document id, which cannot contain a slash. No series contains an underscore. */
export function serialId(serial: string): string {
  return serial.replaceAll('/', '_');
}

/** The next number of a series, and the counter after it. */
export function nextSerial(
  series: string,
  counter: SerialCounter | null,
  now: Date,
): { number: string; date: string; counter: SerialCounter } {
  const last = (counter?.last ?? 0) + 1;
  const number = `${series}/${String(last).padStart(6, '0')}`;
  if (number.length > MAX_LENGTH || !/^[A-Za-z0-9/-]+$/.test(number)) {
    throw new RangeError(`Not a number that Rule 46 allows: ${number}`);
  }
  const at = now.toISOString();
  // The clocks of two machines differ a little, but dates must rise with the numbers.
  const lastAt = counter && counter.lastAt > at ? counter.lastAt : at;
  return { number, date: lastAt, counter: { last, lastAt } };
}
