const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** 20 November 2026 */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** Fri, 20 Nov, 9:40 pm */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));
