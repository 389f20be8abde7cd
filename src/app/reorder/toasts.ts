import { put } from 'typed-redux-saga';
import type { Reorder } from '@/domain/cart/reorder';
import { toastShown } from '@/lib/toast';
import { messages, reorderedText } from './messages';

/** Milliseconds; a message about missing items takes longer to read. */
const READING_MS = 12_000;

export const showFailed = () => put(toastShown({ text: messages.failed, topic: 'reorder', tone: 'error' }));

/** Says what has changed since; without changes, the open cart is confirmation enough. */
export function* showChanges(reordered: Reorder, requested: number) {
  if (reordered.changes.length + reordered.noRoom.length === 0) return;
  const text = reorderedText(reordered, requested);
  yield* put(toastShown({ text, topic: 'reorder', durationMs: READING_MS }));
}
