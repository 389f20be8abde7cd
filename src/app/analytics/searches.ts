import { delay } from 'typed-redux-saga';
import { takeLatest } from '@/lib/watch';
import { paths } from '../router/paths';
import { search } from '@/domain/analytics/analytics';
import { searchTermChanged } from '@/features/search';
import type { Services } from '@/services';

/** Longer than a pause within a word. */
export const SEARCH_DEBOUNCE_MS = 1000;

/** Reports a search after a pause in the typing, or when the shopper opens a result. */
export function* watchSearches({ analytics, page }: Services) {
  let waiting = '';
  let reported = '';
  const report = () => {
    if (waiting && waiting !== reported) analytics.send(search(waiting));
    reported = waiting;
  };
  function* reportRested({ payload }: ReturnType<typeof searchTermChanged>) {
    const term = payload.trim().toLowerCase();
    if (term === '') {
      const left = new URL(page.url()).pathname !== paths.products;
      // An emptied box cancels the pending search. Typing the same term again later is not a new search.
      if (!left) reported = '';
      else if (waiting) report();
      waiting = '';
      return;
    }
    waiting = term;
    yield* delay(SEARCH_DEBOUNCE_MS);
    report();
    waiting = '';
  }
  yield* takeLatest(searchTermChanged, reportRested);
}
