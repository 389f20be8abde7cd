import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { FooterBelow, Header, OfferBanner, SkipLink, TabBar } from '@/features/chrome';
import { useHydrated } from '@/lib/useHydrated';
import { ErrorBoundary, screenFailure } from '@/loading';
import type { Navigation } from '@/services';
import { OverlayHost } from './boot/OverlayHost';
import { replayPendingInput } from './boot/pendingInput';
import { Main } from './Main';
import { AppRoutes } from './router/routes';
import { usePageViews } from './router/usePageViews';
import { useRouteFocus } from './router/useRouteFocus';
import { useSagaNavigation } from './router/useSagaNavigation';
import { useScrollRestoration } from './router/useScrollRestoration';

/** Rendered last, so that the screen's own effects run before these. */
function Navigations({ navigation }: { navigation: Navigation }) {
  useSagaNavigation(navigation);
  useScrollRestoration();
  useRouteFocus();
  usePageViews();
  return null;
}

/** Its own component, so that a change of the address does not render what surrounds the screen. */
function Screen() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} failure={screenFailure}>
      <AppRoutes />
    </ErrorBoundary>
  );
}

function Shop({ navigation }: { navigation: Navigation }) {
  // No overlay is open on a prerendered page.
  const isHydrated = useHydrated();
  useEffect(() => void replayPendingInput(window), []);
  return (
    <>
      <SkipLink />
      <OfferBanner />
      <Header />
      <Main id="content" tabIndex={-1}>
        <Screen />
      </Main>
      <FooterBelow />
      <TabBar />
      {isHydrated && <OverlayHost />}
      <Navigations navigation={navigation} />
    </>
  );
}

/**
 * The shop. Parts that depend on who is signed in wait until that is known. An error outside the screen
 * replaces the whole page.
 */
export function App({ navigation }: { navigation: Navigation }) {
  return (
    <ErrorBoundary failure={screenFailure}>
      <Shop navigation={navigation} />
    </ErrorBoundary>
  );
}
