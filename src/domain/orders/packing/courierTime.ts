import { inIndia } from '@/domain/time/india';

const QUARTER = 15;
const FIRST_MINUTE = 9 * 60;
const LAST_MINUTE = 21 * 60;
/** Packing starts at 8 am in India. */
const DAY_BEGINS = 8 * 60;
const SUNDAY = 0;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** When a courier may come, as '17:00' on India's clocks: each quarter of an hour from 9 am to 9 pm. */
export const COURIER_TIMES: readonly string[] = Array.from(
  { length: (LAST_MINUTE - FIRST_MINUTE) / QUARTER + 1 },
  (_, at) => FIRST_MINUTE + at * QUARTER,
).map((minute) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`);

const isCourierTime = (value: unknown): value is string => COURIER_TIMES.includes(value as string);

/** The settings of `settings/courier`. */
export interface CourierSettings {
  /** When the courier comes from Monday to Saturday; null where the team has not said so. */
  comesAt: string | null;
}

/** Completes the stored settings with defaults. */
export const courierSettingsFrom = (
  stored: Readonly<Record<string, unknown>> | undefined,
): CourierSettings => ({ comesAt: isCourierTime(stored?.comesAt) ? stored.comesAt : null });

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Minutes until the courier comes today; null before 8 am, once they have come, on Sundays and where no time is set. */
export function minutesToCourier(comesAt: string | null, now: Date): number | null {
  const shown = inIndia(now);
  const minute = shown.getUTCHours() * 60 + shown.getUTCMinutes();
  if (comesAt === null || shown.getUTCDay() === SUNDAY || minute < DAY_BEGINS) return null;
  const left = minuteOf(comesAt) - minute;
  return left > 0 ? left : null;
}
