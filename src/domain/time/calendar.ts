export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const noon = (day: string): number => Date.parse(`${day}T12:00:00.000Z`);

/** The day some days after another, as in '2026-11-22'. */
export const addDays = (day: string, days: number): string =>
  new Date(noon(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Whether a text is a day that the calendar has, as in '2026-11-22'. */
export const isDay = (text: string): boolean =>
  /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noon(text)) && addDays(text, 0) === text;

/** The number of days from one day to another, both included. */
export const countDays = (from: string, to: string): number =>
  Math.round((noon(to) - noon(from)) / DAY_MS) + 1;
