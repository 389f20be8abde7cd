import { DAY_MS, HOUR_MS } from '@/domain/time/calendar';
import { fromIndia, inIndia } from '@/domain/time/india';
import type { Choices, QuietHours } from './choices';

/** Minutes between two immediate mails to one person; news in between is bundled. */
export const BUNDLE_MINUTES = 5;

/** The next moment at which India's clocks show this full hour. */
export function nextHour(after: Date, hour: number): Date {
  const shown = inIndia(after);
  const today = Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate()) + hour * HOUR_MS;
  return fromIndia(new Date(today > shown.getTime() ? today : today + DAY_MS));
}

export function isQuiet(moment: Date, { from, to }: QuietHours): boolean {
  const hour = inIndia(moment).getUTCHours();
  return from < to ? hour >= from && hour < to : from > to && (hour >= from || hour < to);
}

/** When mails may come at once: now, or when the quiet hours end. */
export function afterQuiet(moment: Date, quiet: QuietHours | null): Date {
  return quiet && isQuiet(moment, quiet) ? nextHour(moment, quiet.to) : moment;
}

/** When a mail at once is due for news that came at `since`. */
export function nowDue(since: string, lastSentAt: string, { quiet }: Choices): Date {
  const least = lastSentAt ? Date.parse(lastSentAt) + BUNDLE_MINUTES * 60_000 : 0;
  return afterQuiet(new Date(Math.max(Date.parse(since), least)), quiet);
}

export const digestDue = (since: string, { digestHour }: Choices): Date =>
  nextHour(new Date(since), digestHour);
