import { whenIdle } from '@/lib/whenIdle';
import { INTERACTIONS, SCROLLS } from './interactions';

declare global {
  interface Window {
    /** Set by the inline script of a prerendered page, which listens before this module has loaded. */
    hasInteracted?: 1;
  }
}

/** ms after which the callbacks run even if the browser has not been idle. */
const IDLE_TIMEOUT_MS = 2000;

const waiting = new Set<() => void>();
let happened = false;

function runCallbacks(): void {
  for (const callback of waiting) callback();
  waiting.clear();
}

function onInteraction({ type }: Event): void {
  for (const each of INTERACTIONS) window.removeEventListener(each, onInteraction);
  happened = true;
  // A scroll reveals lower sections, which must load at once. After a press, answering it has priority.
  if (SCROLLS.includes(type)) runCallbacks();
  else whenIdle(runCallbacks, IDLE_TIMEOUT_MS);
}

/**
 * Calls back on the first scroll, or once the browser is idle after another first interaction; at the next idle moment
 * if that has happened already. Returns a function that cancels it.
 */
export function onFirstInteraction(callback: () => void): () => void {
  happened ||= window.hasInteracted === 1;
  if (happened) return whenIdle(callback, IDLE_TIMEOUT_MS);
  if (waiting.size === 0) {
    for (const type of INTERACTIONS) window.addEventListener(type, onInteraction, { passive: true });
  }
  waiting.add(callback);
  return () => void waiting.delete(callback);
}

/** Resets the state, for tests that share one page. */
export function resetFirstInteraction(): void {
  for (const type of INTERACTIONS) window.removeEventListener(type, onInteraction);
  waiting.clear();
  happened = false;
  delete window.hasInteracted;
}
