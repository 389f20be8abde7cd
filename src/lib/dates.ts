/**
 * Formats dates in Indian time on every machine, because the server renders pages before the browser does. Each
 * formatter is created with its first date: all of them take 12 ms, 50 ms on a cheap phone, and no first screen shows
 * a date.
 */
const written = (options: Intl.DateTimeFormatOptions) => {
  let formatter: Intl.DateTimeFormat | undefined;
  return (iso: string): string => {
    formatter ??= new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options });
    return formatter.format(new Date(iso));
  };
};

/** 20 November 2026 */
export const formatDay = written({ day: 'numeric', month: 'long', year: 'numeric' });

/** 20 November 2026, of a day such as '2026-11-20'; noon is the same day everywhere in India. */
export const formatDate = (day: string): string => formatDay(`${day}T06:30:00.000Z`);

const monthAndYear = written({ month: 'long', year: 'numeric' });

/** November 2026, of a month such as '2026-11' */
export const formatMonth = (month: string): string => monthAndYear(`${month}-15T06:30:00.000Z`);

/** Fri, 20 November */
export const formatWeekday = written({ weekday: 'short', day: 'numeric', month: 'long' });

/** Fri, 20 Nov */
export const formatShortDay = written({ weekday: 'short', day: 'numeric', month: 'short' });

/** 20 Nov */
export const formatDayAndMonth = written({ day: 'numeric', month: 'short' });

/** 20 Nov 2026 */
export const formatDayMonthYear = written({ day: 'numeric', month: 'short', year: 'numeric' });

/** Fri, 20 Nov, 9:40 pm */
export const formatMoment = written({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

const momentWithYear = written({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});
const yearOf = written({ year: 'numeric' });

/** Fri, 20 Nov, 9:40 pm; with the year if it differs from that of `now`, as in 20 Nov 2027, 9:40 pm. */
export const formatMomentAsOf = (iso: string, now: Date): string =>
  yearOf(iso) === yearOf(now.toISOString()) ? formatMoment(iso) : momentWithYear(iso);

/** 2:20 pm */
export const formatClock = written({ hour: 'numeric', minute: '2-digit', hour12: true });
