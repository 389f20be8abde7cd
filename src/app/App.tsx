import { useEffect, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { FooterBelow, Header, OfferBanner, TabBar } from '@/features/chrome';
import { selectIsAdmin, selectSession } from '@/features/auth';
import { ADMIN_CHROME } from '@/lib/adminChrome';
import { useHydrated } from '@/lib/hooks/useHydrated';
import { ErrorBoundary, screenFailure } from '@/loading';
import { SkipLink } from '@/ui';
import { OverlayHost } from './boot/OverlayHost';
import { replayPendingInput } from './boot/pendingInput';
import { Main } from './Main';
import { messages } from './messages';
import { screenAt } from './router/paths';
import { AppRoutes } from './router/routes';
import { usePageViews } from './router/usePageViews';
import { useRouteFocus } from './router/useRouteFocus';
import { useScrollRestoration } from './router/scroll/useScrollRestoration';

/** Rendered last, so that its effects run after those of the screen. */
function Navigations() {
  useScrollRestoration();
  useRouteFocus();
  usePageViews();
  return null;
}

/**
 * A component of its own, so that a change of the address does not re-render the parts around the screen.
 */
function Screen() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} failure={screenFailure}>
      <AppRoutes />
    </ErrorBoundary>
  );
}

/** The admin has its own bar and menu; a person without access sees the shop's. */
function ShopOnly({ inAdmin = null, children }: { inAdmin?: ReactNode; children: ReactNode }) {
  const isAdminScreen = screenAt(useLocation().pathname) === 'admin';
  const { status } = useSelector(selectSession);
  const isAdmin = useSelector(selectIsAdmin);
  return isAdminScreen && (isAdmin || status === 'checking') ? inAdmin : children;
}

function Shop() {
  // No overlay is open on a prerendered page.
  const isHydrated = useHydrated();
  useEffect(() => void replayPendingInput(window), []);
  return (
    <>
      <SkipLink to="content" label={messages.skipToContent} />
      <ShopOnly inAdmin={<div id={ADMIN_CHROME} />}>
        <OfferBanner />
        <Header />
      </ShopOnly>
      <Main id="content" tabIndex={-1}>
        <Screen />
      </Main>
      <ShopOnly>
        <FooterBelow />
        <TabBar />
      </ShopOnly>
      {isHydrated && <OverlayHost />}
      <Navigations />
    </>
  );
}

/**
 * The root component. Parts that depend on the session wait for it; an error outside the screen replaces the
 * page.
 */
export function App() {
  return (
    <ErrorBoundary failure={screenFailure}>
      <Shop />
    </ErrorBoundary>
  );
}
