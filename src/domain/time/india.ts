/** Offset of India's clocks from UTC in milliseconds; there is no summer time. */
const IST_MS = 330 * 60_000;

/** Shifts a moment so that its UTC fields show the time in India. */
export const inIndia = (moment: Date): Date => new Date(moment.getTime() + IST_MS);

/** Inverse of `inIndia`: the moment whose time in India equals these UTC fields. */
export const fromIndia = (shown: Date): Date => new Date(shown.getTime() - IST_MS);

/** The moment at which an hour of a day begins in India, as 9 of '2026-11-22'. */
export const momentInIndia = (day: string, hour = 0): Date =>
  fromIndia(new Date(`${day}T${String(hour).padStart(2, '0')}:00:00.000Z`));

/** '2026-11-22': the day in India. */
export const dayInIndia = (moment: Date): string => inIndia(moment).toISOString().slice(0, 10);

/** The same time of day in India some months later; the last day of the month where it is too short. */
export function monthsLater(moment: Date, months: number): Date {
  const shown = inIndia(moment);
  const day = shown.getUTCDate();
  const shifted = new Date(shown);
  shifted.setUTCDate(1);
  shifted.setUTCMonth(shifted.getUTCMonth() + months);
  const last = new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, 0)).getUTCDate();
  shifted.setUTCDate(Math.min(day, last));
  return fromIndia(shifted);
}
