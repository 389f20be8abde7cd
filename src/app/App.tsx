import { useEffect } from 'react';
import { usePathname } from '@/lib/routing';
import { Footer, Header, OfferBanner, SkipLink, TabBar } from '@/features/chrome';
import { useTakenOver } from '@/lib/useTakenOver';
import type { Navigation } from '@/services';
import { AppRoutes } from './AppRoutes';
import { replayEarly } from './earlyInput';
import { ErrorBoundary } from './ErrorBoundary';
import { Main } from './Main';
import { OverlayHost } from './boot/OverlayHost';
import { ScreenTrouble } from './Trouble';
import { useNavigationEffects } from './useNavigationEffects';

const trouble = (error: Error, retry: () => void) => <ScreenTrouble error={error} retry={retry} />;

/** The last of all: what a screen does as it comes goes first. Drawn anew with each address, and nothing with it. */
function Navigations({ navigation }: { navigation: Navigation }) {
  useNavigationEffects(navigation);
  return null;
}

function Shop({ navigation }: { navigation: Navigation }) {
  const pathname = usePathname();
  // Nothing floats over a page as it is drawn beforehand.
  const takenOver = useTakenOver();
  useEffect(() => void replayEarly(window), []);
  return (
    <>
      <SkipLink />
      <OfferBanner />
      <Header />
      <Main id="content" tabIndex={-1}>
        <ErrorBoundary resetKey={pathname} fallback={trouble}>
          <AppRoutes />
        </ErrorBoundary>
      </Main>
      <Footer />
      <TabBar />
      {takenOver && <OverlayHost />}
      <Navigations navigation={navigation} />
    </>
  );
}

/**
 * The shop. What depends on who is looking waits until that is known; the rest stands at once. What breaks outside the
 * screen takes the page's place.
 */
export function App({ navigation }: { navigation: Navigation }) {
  return (
    <ErrorBoundary fallback={trouble}>
      <Shop navigation={navigation} />
    </ErrorBoundary>
  );
}
