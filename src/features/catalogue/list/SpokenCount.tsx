import { VisuallyHidden } from '@/ui';
import { useDebouncedValue } from '@/lib/hooks/useDebouncedValue';

/** Debounce in milliseconds, so that results are announced only after a word is typed. */
const PAUSE_MS = 900;

/** Announces the number of results and their order to screen readers. */
export function SpokenCount({ text }: { text: string }) {
  const settled = useDebouncedValue(text, PAUSE_MS);
  return <VisuallyHidden role="status">{settled}</VisuallyHidden>;
}
