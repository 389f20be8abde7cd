const UNIX_SECONDS = /^\d{10}$/;
const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/;

/** The moment of an event as ISO; times without a zone are India's, ten digits Unix seconds. Empty where it is no moment. */
export function eventTime(value: string): string {
  const written = value.trim();
  const [, day, time] = WITHOUT_ZONE.exec(written) ?? [];
  const seconds = UNIX_SECONDS.test(written) ? Number(written) * 1000 : null;
  const moment = new Date(seconds ?? (day && time ? `${day}T${time}+05:30` : written || Number.NaN));
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}
