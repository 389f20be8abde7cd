const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?)$/;

/** The moment of an event as ISO; times without a zone are India's. Empty where it is no moment. */
export function eventTime(value: string): string {
  const [, day, time] = WITHOUT_ZONE.exec(value.trim()) ?? [];
  const moment = new Date(day && time ? `${day}T${time}+05:30` : value.trim() || Number.NaN);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}
