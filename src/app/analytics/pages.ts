import { eventChannel } from 'redux-saga';
import { delay, put, race, select, take } from 'typed-redux-saga';
import { pageFields, pageView } from '@/domain/analytics/analytics';
import { analyticsFound, selectAnalyticsPresent } from '@/features/consent';
import { shopTitle, titleOf } from '@/domain/seo/words';
import { parseUrl } from '@/domain/text/parseUrl';
import { pageNamed } from '@/lib/hooks/usePageTitle';
import { takeLatest } from '@/lib/watch';
import type { Services } from '@/services';
import { pageViewed } from '../events';
import { matchRoute, routes } from '../router/paths';

/** Milliseconds to wait for a page's title; after that the page is reported under the shop's name. */
export const TITLE_TIMEOUT_MS = 10_000;

const isNamed = (action: unknown, path: string) =>
  pageNamed.match(action) && action.payload.path === path && action.payload.name !== null;

/** The route of a path that analytics must not get: a link page's is a secret key, and the team's name customers. */
function hiddenRoute(path: string) {
  const match = matchRoute(path);
  const route = match && routes[match.name];
  return route?.access === 'link' || route?.access === 'admin' ? route : null;
}

/** An address as analytics may have it: the pattern alone where its path is hidden. */
function withoutSecret(href: string): string {
  const url = parseUrl(href);
  const hidden = url && hiddenRoute(url.pathname);
  return hidden ? url.origin + hidden.pattern : href;
}

/**
 * Reports one page view per path, with the page's own title once it has one. Hidden pages have no page view, and their
 * other events only the pattern of the address.
 */
export function* watchPages({ analytics, page }: Services) {
  const setPage = (url: string, title: string) =>
    analytics.setPage(
      pageFields({ url: withoutSecret(url), title, referrer: withoutSecret(page.referrer()) }),
    );

  function* reportPage({ payload: path, meta }: ReturnType<typeof pageViewed>) {
    const url = new URL(path + meta.search, page.url()).href;
    setPage(url, shopTitle);
    if (hiddenRoute(path)) return;
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
      setPage(url, title);
      analytics.send(pageView({ path, url, title }));
    }
  }
  yield* takeLatest(pageViewed, reportPage);
}
