import { eventChannel } from 'redux-saga';
import { call, put, takeEvery } from 'typed-redux-saga';
import { readDetailPath } from '@/domain/detailAddress';
import { detailRequested } from '@/features/catalogue';
import { safely } from '@/lib/safely';
import { savesData } from '@/lib/savesData';
import { preloadScreen, screenAt } from './screens/screens';

/** What tells that somebody is about to go somewhere. */
const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const;

/** Where the link leads that an event is about; null where it is none, or leads out of the shop. */
export function leadsTo({ target }: Pick<Event, 'target'>): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === window.location.origin ? link.pathname : null;
}

const intents = () =>
  eventChannel<string>((emit) => {
    let last = '';
    const hear = (event: Event) => {
      const path = leadsTo(event);
      if (path === null || path === last || path === window.location.pathname) return;
      last = path;
      emit(path);
    };
    for (const sign of SIGNS) document.addEventListener(sign, hear, { passive: true });
    return () => SIGNS.forEach((sign) => document.removeEventListener(sign, hear));
  });

/** Loads what a link leads to while somebody reaches for it, so that the press finds it there. */
export function* aheadSaga() {
  function* fetchAhead(path: string) {
    if (savesData()) return;
    const detail = readDetailPath(path);
    if (detail) yield* put(detailRequested(detail));
    // Should it not come, the screen says so once somebody is there.
    yield* call(() => preloadScreen(screenAt(path)).catch(() => undefined));
  }
  yield* takeEvery(yield* call(intents), safely(fetchAhead));
}
