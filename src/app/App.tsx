import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectSession } from '@/features/auth';
import { Footer, Header, OfferBanner, SkipLink, TabBar } from '@/features/chrome';
import type { Services } from '@/services';
import { Loader } from '@/ui';
import { AppRoutes } from './AppRoutes';
import { ErrorBoundary } from './ErrorBoundary';
import { Main } from './Main';
import { Overlays } from './Overlays';
import { ScreenTrouble } from './Trouble';
import { useNavigationEffects } from './useNavigationEffects';

const trouble = (error: Error, retry: () => void) => <ScreenTrouble error={error} retry={retry} />;

function Shop({ services }: { services: Services }) {
  useNavigationEffects(services);
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
      <Overlays />
    </>
  );
}

/** The shop, once it is known who is there. What breaks outside the screen takes the page's place. */
export function App({ services }: { services: Services }) {
  const session = useSelector(selectSession);
  return (
    <ErrorBoundary fallback={trouble}>
      {session.status === 'checking' ? <Loader /> : <Shop services={services} />}
    </ErrorBoundary>
  );
}
