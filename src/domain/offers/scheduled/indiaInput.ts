import { fromIndia, inIndia } from '@/domain/time/india';

const TYPED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/;

/** The `datetime-local` value of a moment in Indian time, independent of the machine's time zone; '' for none. */
export function toIndiaInput(iso: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : inIndia(moment).toISOString().slice(0, 16);
}

/** The ISO time of such a field; '' for none, and an invalid value unchanged. */
export function fromIndiaInput(typed: string): string {
  const text = typed.trim();
  if (!TYPED.test(text)) return text;
  const shown = new Date(`${text}Z`);
  // Otherwise 30 February would become 2 March.
  const isDay = !Number.isNaN(shown.getTime()) && shown.toISOString().startsWith(text.slice(0, 16));
  return isDay ? fromIndia(shown).toISOString() : text;
}
