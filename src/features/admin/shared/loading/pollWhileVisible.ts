import { buffers, eventChannel } from 'redux-saga';
import { call, delay, race, take, type SagaGenerator } from 'typed-redux-saga';
import { backoff } from '@/domain/traffic/backoff';
import type { Services } from '@/services';

/** How often `poll` runs while the page is visible. */
export const POLL_INTERVAL_MS = 15_000;

/** Emits when the page is hidden, and when it is visible or online again. */
function visibilityOf({ page }: Services) {
  return eventChannel<'hidden' | 'visible'>((emit) => {
    const stops = [page.onHide(() => emit('hidden')), page.onWake(() => emit('visible'))];
    return () => stops.forEach((stop) => stop());
  }, buffers.sliding(1));
}

/**
 * Polls while the page is visible, and at once when it becomes visible again. `poll` returns whether it succeeded; failures lengthen
 * the interval by the usual backoff.
 */
export function* pollWhileVisible(
  services: Services,
  poll: () => SagaGenerator<boolean>,
  everyMs = POLL_INTERVAL_MS,
) {
  const visibility = visibilityOf(services);
  let failures = 0;
  try {
    while (true) {
      const { changed } = yield* race({
        due: delay(Math.max(everyMs, failures > 0 ? backoff(failures) : 0)),
        changed: take(visibility),
      });
      if (changed === 'hidden') while ((yield* take(visibility)) === 'hidden');
      failures = (yield* call(poll)) ? 0 : failures + 1;
    }
  } finally {
    visibility.close();
  }
}
