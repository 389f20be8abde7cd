import { fromIndia, inIndia } from '@/domain/general/india';

const TYPED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/;

/** The `datetime-local` value of a moment in Indian time, independent of the machine's time zone; '' for none. */
export function toIndiaInput(iso: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : inIndia(moment).toISOString().slice(0, 16);
}

/** The moment that such a field names, ISO; '' for none, and what is no time as it is. */
export function fromIndiaInput(typed: string): string {
  const text = typed.trim();
  if (!TYPED.test(text)) return text;
  const shown = new Date(`${text}Z`);
  // 30 February would become 2 March.
  const isDay = !Number.isNaN(shown.getTime()) && shown.toISOString().startsWith(text.slice(0, 16));
  return isDay ? fromIndia(shown).toISOString() : text;
}
