import { eventChannel } from 'redux-saga';
import { delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { pageView } from '@/domain/analytics/analytics';
import { analyticsFound, selectAnalyticsPresent } from '@/features/consent';
import { shopTitle, titleOf } from '@/domain/seo/words';
import { pageNamed } from '@/lib/hooks/usePageTitle';
import type { Services } from '@/services';
import { pageViewed } from '../events';
import { matchRoute, routes } from '../router/paths';

/** Milliseconds to wait for a page's title; after that the page is reported under the shop's name. */
export const TITLE_TIMEOUT_MS = 10_000;

const isNamed = (action: unknown, path: string) =>
  pageNamed.match(action) && action.payload.path === path && action.payload.name !== null;

/** Reports one page view per path, with the page's own title once it has one. */
export function* watchPages({ analytics, page }: Services) {
  function* reportPage({ payload: path, meta }: ReturnType<typeof pageViewed>) {
    // The address of a link page is a secret key, so it is not reported.
    const { name = null } = matchRoute(path) ?? {};
    if (name && routes[name].access === 'link') return;
    const url = new URL(path + meta.search, page.url()).href;
    // The title may be set later than the page view.
    if (analytics.present() && !(yield* select(selectAnalyticsPresent))) yield* put(analyticsFound());
    const hides = eventChannel<true>((emit) => page.onHide(() => emit(true)));
    let title = shopTitle;
    try {
      const { named } = yield* race({
        named: take((action: unknown) => isNamed(action, path)),
        left: take(hides),
        late: delay(TITLE_TIMEOUT_MS),
      });
      if (named && pageNamed.match(named)) title = titleOf(named.payload.name);
    } finally {
      // Also reports a page that was left before it had a title.
      hides.close();
      analytics.send(pageView({ path, url, title }));
    }
  }
  yield* takeLatest(pageViewed, reportPage);
}
