import { addMonths, isMonth, lengthOf, MAX_MONTHS, monthInIndia, type Months } from '@/domain/time/months';

/** The months in the address: '2026-11', or '2026-10_2026-12' for a quarter. */
export const periodText = ({ from, to }: Months): string => (from === to ? from : `${from}_${to}`);

/** The months of an address; for anything else the last months, the current one among them. */
export function readPeriod(text: string | null, now: Date, last = 1): Months {
  const [from = '', to = from] = (text ?? '').split('_');
  const length = isMonth(from) && isMonth(to) ? lengthOf({ from, to }) : 0;
  if (length >= 1 && length <= MAX_MONTHS) return { from, to };
  const current = monthInIndia(now);
  return { from: addMonths(current, 1 - last), to: current };
}
