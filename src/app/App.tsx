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
import { Trouble } from './Trouble';
import { useBackCloses } from './useBackCloses';
import { useNavigationEffects } from './useNavigationEffects';

function Shop({ services }: { services: Services }) {
  useNavigationEffects(services);
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
      <OfferBanner />
      <Header />
      <Main id="content" tabIndex={-1}>
        {/* Another address is another chance. */}
        <ErrorBoundary key={pathname} fallback={(error, retry) => <Trouble error={error} retry={retry} />}>
          <AppRoutes />
        </ErrorBoundary>
      </Main>
      <Footer />
      <TabBar />
      <Overlays />
    </>
  );
}

/** The shop, once it is known who is there. */
export function App({ services }: { services: Services }) {
  useBackCloses();
  const session = useSelector(selectSession);
  return session.status === 'checking' ? <Loader /> : <Shop services={services} />;
}
