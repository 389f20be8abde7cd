import { buffers, eventChannel } from 'redux-saga';
import { call, delay, race, take, type SagaGenerator } from 'typed-redux-saga';
import { backoff } from '@/domain/general/backoff';
import type { Services } from '@/services';

/** Milliseconds between two looks. */
export const EVERY = 15_000;

/** What becomes of the page: it is out of sight, or somebody is back at it, or the network is. */
function sightOf({ page }: Services) {
  return eventChannel<'gone' | 'back'>((emit) => {
    const stops = [page.onHide(() => emit('gone')), page.onWake(() => emit('back'))];
    return () => stops.forEach((stop) => stop());
  }, buffers.sliding(1));
}

/**
 * Looks again and again while the page is seen, and at once when somebody comes back to it. `look` answers whether it came to
 * something; after failures it is tried ever less often.
 */
export function* whileSeen(services: Services, look: () => SagaGenerator<boolean>) {
  const sight = sightOf(services);
  let failures = 0;
  try {
    while (true) {
      const { changed } = yield* race({
        due: delay(Math.max(EVERY, failures > 0 ? backoff(failures) : 0)),
        changed: take(sight),
      });
      if (changed === 'gone') while ((yield* take(sight)) === 'gone');
      failures = (yield* call(look)) ? 0 : failures + 1;
    }
  } finally {
    sight.close();
  }
}
