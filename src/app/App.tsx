import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSession } from '@/features/auth';
import { Footer, Header, OfferBanner, SkipLink, TabBar } from '@/features/chrome';
import type { Navigation } from '@/services';
import { Loader } from '@/ui';
import { AppRoutes } from './AppRoutes';
import { ErrorBoundary } from './ErrorBoundary';
import { Main } from './Main';
import { OverlayHost } from './engine/OverlayHost';
import { ScreenTrouble } from './Trouble';
import { useNavigationEffects } from './useNavigationEffects';

const trouble = (error: Error, retry: () => void) => <ScreenTrouble error={error} retry={retry} />;

function Shop({ navigation }: { navigation: Navigation }) {
  useNavigationEffects(navigation);
  const { pathname } = useLocation();
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
      <OverlayHost />
    </>
  );
}

/** The shop, once it is known who is there. What breaks outside the screen takes the page's place. */
export function App({ navigation }: { navigation: Navigation }) {
  const session = useSelector(selectSession);
  return (
    <ErrorBoundary fallback={trouble}>
      {session.status === 'checking' ? <Loader /> : <Shop navigation={navigation} />}
    </ErrorBoundary>
  );
}
