import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { usePageTitle } from '@/lib/usePageTitle';
import { Skeleton } from '@/ui';
import { ActivityScreen } from './activity/ActivityScreen';
import { Content, Frame } from './AdminLayout.styles';
import { AreaNav } from './AreaNav';
import { EditorScreen } from './catalogue/EditorScreen';
import { ShelfScreen } from './catalogue/ShelfScreen';
import { DashboardScreen } from './dashboard/DashboardScreen';
import { InboxScreen } from './inbox/InboxScreen';
import { MessageScreen } from './inbox/MessageScreen';
import { OffersScreen } from './promotions/OffersScreen';
import { PlacedScreen } from './promotions/PlacedScreen';
import { KeysProvider } from './keys/KeysProvider';
import { LimitsScreen } from './limits/LimitsScreen';
import { MismatchesScreen } from './mismatches/MismatchesScreen';
import { OrderScreen } from './orders/OrderScreen';
import { OrdersScreen } from './orders/OrdersScreen';

const ImportScreen = lazy(() => import('./csv/ImportScreen'));
const importing = (kind: 'products' | 'combos') => (
  <Suspense fallback={<Skeleton style={{ height: 420 }} aria-busy="true" />}>
    <ImportScreen key={kind} kind={kind} />
  </Suspense>
);

/** Routes below another route are relative to it. */
const within = (path: string) => path.slice(adminPaths.dashboard.length + 1);

/** The admin's screens under /admin; `notFound` is what an unknown area shows. */
export default function AdminLayout({ notFound }: { notFound: ReactNode }) {
  usePageTitle('Admin');
  const framed = (screen: ReactNode) => (
    <KeysProvider>
      <Frame>
        <AreaNav />
        <Content>{screen}</Content>
      </Frame>
    </KeysProvider>
  );
  return (
    <Routes>
      <Route path={within(adminPaths.dashboard)} element={framed(<DashboardScreen />)} />
      <Route path={within(adminPaths.orders)} element={framed(<OrdersScreen />)} />
      <Route path={within(adminPaths.order)} element={framed(<OrderScreen />)} />
      <Route path={within(adminPaths.mismatches)} element={framed(<MismatchesScreen />)} />
      <Route
        path={within(adminPaths.products)}
        element={framed(<ShelfScreen key="products" kind="products" />)}
      />
      <Route path={within(adminPaths.combos)} element={framed(<ShelfScreen key="combos" kind="combos" />)} />
      <Route path={within(adminPaths.importProducts)} element={framed(importing('products'))} />
      <Route path={within(adminPaths.importCombos)} element={framed(importing('combos'))} />
      <Route
        path={within(adminPaths.newProduct)}
        element={framed(<EditorScreen key="products" kind="products" />)}
      />
      <Route
        path={within(adminPaths.product)}
        element={framed(<EditorScreen key="products" kind="products" />)}
      />
      <Route
        path={within(adminPaths.newCombo)}
        element={framed(<EditorScreen key="combos" kind="combos" />)}
      />
      <Route path={within(adminPaths.combo)} element={framed(<EditorScreen key="combos" kind="combos" />)} />
      <Route path={within(adminPaths.messages)} element={framed(<InboxScreen />)} />
      <Route path={within(adminPaths.message)} element={framed(<MessageScreen />)} />
      <Route path={within(adminPaths.activity)} element={framed(<ActivityScreen />)} />
      <Route path={within(adminPaths.limits)} element={framed(<LimitsScreen />)} />
      <Route path={within(adminPaths.offers)} element={framed(<OffersScreen />)} />
      <Route
        path={within(adminPaths.newOffer)}
        element={framed(<EditorScreen key="offers" kind="offers" />)}
      />
      <Route path={within(adminPaths.offer)} element={framed(<EditorScreen key="offers" kind="offers" />)} />
      <Route
        path={within(adminPaths.banners)}
        element={framed(<PlacedScreen key="banners" kind="banners" />)}
      />
      <Route
        path={within(adminPaths.newBanner)}
        element={framed(<EditorScreen key="banners" kind="banners" />)}
      />
      <Route
        path={within(adminPaths.banner)}
        element={framed(<EditorScreen key="banners" kind="banners" />)}
      />
      <Route
        path={within(adminPaths.highlights)}
        element={framed(<PlacedScreen key="highlights" kind="highlights" />)}
      />
      <Route
        path={within(adminPaths.newHighlight)}
        element={framed(<EditorScreen key="highlights" kind="highlights" />)}
      />
      <Route
        path={within(adminPaths.highlight)}
        element={framed(<EditorScreen key="highlights" kind="highlights" />)}
      />
      <Route path="*" element={notFound} />
    </Routes>
  );
}
