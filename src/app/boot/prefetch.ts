import type { Store } from '@reduxjs/toolkit';
import { CATALOGUE_PATH, type CatalogueResponse } from '@/domain/contracts/shoppers/catalogue';
import { catalogueLoaded, selectCatalogue, type WithCatalogue } from '@/features/catalogue';
import { isReturning } from '@/lib/isReturning';
import { savesData } from '@/lib/savesData';
import { whenIdle } from '@/lib/whenIdle';
import { onFirstInteraction } from '@/loading';
import { registerWorker } from '@/services';
import { preloadCartContents, preloadCartAndMenu } from './cartAndMenu';
import { screenAt, type ScreenName } from '../router/paths';
import { preloadScreen } from '../screens/screens';

/** Milliseconds after which idle work starts even if the browser is never idle. */
const IDLE_TIMEOUT_MS = 2000;
/** Milliseconds after hydration until the code of a likely first press is fetched. */
const PREFETCH_DELAY_MS = 500;
/**
 * Milliseconds after hydration until the runtime is fetched without an interaction: many visitors leave
 * before.
 */
const RUNTIME_DELAY_MS = 4000;

/** The screens that the links of a first screen lead to. Shoppers seldom go from a product to a list. */
const screensAfter = (current: ScreenName): readonly ScreenName[] => {
  if (current === 'detail') return [];
  return current === 'list' ? ['detail'] : ['list'];
};
const LATER_SCREENS: readonly ScreenName[] = ['home', 'list', 'contact', 'about'];

/** Prefetches one after the other. A failed one loads again on navigation. */
async function preloadScreens(names: readonly ScreenName[]): Promise<void> {
  for (const name of names) await preloadScreen(name).catch(() => undefined);
}

/**
 * Loads the whole catalogue: a prerendered page holds only its first screen, minutes old from the CDN. After
 * a failure the runtime asks again.
 */
async function loadCatalogue(store: Store<WithCatalogue>): Promise<void> {
  const answer = await fetch(CATALOGUE_PATH).catch(() => null);
  if (!answer?.ok) return;
  const catalogue = (await answer.json()) as CatalogueResponse;
  // The runtime may have loaded a newer one meanwhile.
  if (selectCatalogue(store.getState()).status !== 'ready') store.dispatch(catalogueLoaded(catalogue));
}

interface AfterHydration {
  store: Store<WithCatalogue>;
  loadRuntime: () => void;
}

/** Starts what loads after hydration; see docs/flows/first-load.md. */
export function prefetchAfter({ store, loadRuntime }: AfterHydration): void {
  let hasBegun = false;
  const fetchNext = () => {
    if (hasBegun) return;
    hasBegun = true;
    void loadCatalogue(store);
    if (savesData()) return;
    void preloadCartAndMenu().catch(() => undefined);
    void preloadScreens(screensAfter(screenAt(window.location.pathname)));
    void registerWorker();
  };
  // The session, cart and consent of an earlier visit must show at once.
  if (isReturning()) {
    whenIdle(() => {
      fetchNext();
      loadRuntime();
    }, IDLE_TIMEOUT_MS);
    return;
  }
  const timers = [
    setTimeout(() => whenIdle(fetchNext, IDLE_TIMEOUT_MS), PREFETCH_DELAY_MS),
    setTimeout(() => whenIdle(loadRuntime, IDLE_TIMEOUT_MS), RUNTIME_DELAY_MS),
  ];
  onFirstInteraction(() => {
    timers.forEach(clearTimeout);
    fetchNext();
    loadRuntime();
    // The cards below the first screen lead to products.
    if (!savesData()) void preloadScreens(['detail']);
  });
}

/** After the first interaction: prefetches login, checkout, the contents of the cart and the later screens. */
export function prefetchWithRuntime(preloadLoginAndCheckout: () => void): void {
  if (savesData()) return;
  onFirstInteraction(() => {
    preloadLoginAndCheckout();
    void preloadCartContents().catch(() => undefined);
    void preloadScreens(LATER_SCREENS);
  });
}
