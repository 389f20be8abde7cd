import { HOUR_MS, MINUTE_MS } from './calendar';

/** Milliseconds as 2 h 05 min, or 12 min. */
export function formatDuration(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const hours = Math.floor(ms / HOUR_MS);
  return hours > 0 ? `${hours} h ${String(minutes % 60).padStart(2, '0')} min` : `${minutes} min`;
}
