import { messages } from '../../messages';
import { MINUTE_MS } from '@/domain/time/calendar';

const HOURS_A_DAY = 24;
/** Up to two days an age is in hours, as the courier's clock is. */
const MAX_HOURS = 48;

/** How old an order is: 58 min, 27 h, 3 d. */
export function ageText(iso: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / MINUTE_MS));
  if (minutes < 60) return messages.list.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < MAX_HOURS ? messages.list.hours(hours) : messages.list.days(Math.floor(hours / HOURS_A_DAY));
}
