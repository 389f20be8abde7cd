/** Milliseconds that India's clocks are ahead of UTC; there is no summer time. */
const IST_MS = 330 * 60_000;

/** A moment as India's clocks show it, in the fields of UTC. */
export const inIndia = (moment: Date): Date => new Date(moment.getTime() + IST_MS);

/** The moment at which India's clocks show what the fields of UTC say here. */
export const fromIndia = (shown: Date): Date => new Date(shown.getTime() - IST_MS);

/** '2026-11-22': the day in India. */
export const dayInIndia = (moment: Date): string => inIndia(moment).toISOString().slice(0, 10);

/** The same time of day so many months later in India; the last day of a month that is too short. */
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
