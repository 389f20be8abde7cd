import { VisuallyHidden } from '@/ui';
import { useDebouncedValue } from '@/lib/useDebouncedValue';

/** Long enough that a word is typed to its end before its results are read out. */
const PAUSE_MS = 900;

/** Tells who cannot see the list how long it has become and in what order, once it rests. */
export function SpokenCount({ text }: { text: string }) {
  const settled = useDebouncedValue(text, PAUSE_MS);
  return <VisuallyHidden role="status">{settled}</VisuallyHidden>;
}
