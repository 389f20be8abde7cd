import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes } from '@/lib/routing';
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
import { MismatchesScreen } from './mismatches/MismatchesScreen';
import { OrderScreen } from './orders/OrderScreen';
import { OrdersScreen } from './orders/OrdersScreen';

const ImportScreen = lazy(() => import('./csv/ImportScreen'));
const importing = (kind: 'products' | 'combos') => (
  <Suspense fallback={<Skeleton style={{ height: 420 }} aria-busy="true" />}>
    <ImportScreen key={kind} kind={kind} />
  </Suspense>
);

/** The admin's screens under /admin; `notFound` is what an unknown area shows. */
export default function AdminLayout({ notFound }: { notFound: ReactNode }) {
  usePageTitle('Admin');
  const within = (screen: ReactNode) => (
    <KeysProvider>
      <Frame>
        <AreaNav />
        <Content>{screen}</Content>
      </Frame>
    </KeysProvider>
  );
  return (
    <Routes>
      <Route path="" element={within(<DashboardScreen />)} />
      <Route path="orders" element={within(<OrdersScreen />)} />
      <Route path="orders/:orderId" element={within(<OrderScreen />)} />
      <Route path="mismatches" element={within(<MismatchesScreen />)} />
      <Route path="products" element={within(<ShelfScreen key="products" kind="products" />)} />
      <Route path="combos" element={within(<ShelfScreen key="combos" kind="combos" />)} />
      <Route path="products/import" element={within(importing('products'))} />
      <Route path="combos/import" element={within(importing('combos'))} />
      <Route path="addproduct" element={within(<EditorScreen key="products" kind="products" />)} />
      <Route path="products/:id" element={within(<EditorScreen key="products" kind="products" />)} />
      <Route path="addcombos" element={within(<EditorScreen key="combos" kind="combos" />)} />
      <Route path="combos/:id" element={within(<EditorScreen key="combos" kind="combos" />)} />
      <Route path="messages" element={within(<InboxScreen />)} />
      <Route path="messages/:id" element={within(<MessageScreen />)} />
      <Route path="activity" element={within(<ActivityScreen />)} />
      <Route path="offers" element={within(<OffersScreen />)} />
      <Route path="offers/new" element={within(<EditorScreen key="offers" kind="offers" />)} />
      <Route path="offers/:id" element={within(<EditorScreen key="offers" kind="offers" />)} />
      <Route path="banner" element={within(<PlacedScreen key="banners" kind="banners" />)} />
      <Route path="banner/new" element={within(<EditorScreen key="banners" kind="banners" />)} />
      <Route path="banner/:id" element={within(<EditorScreen key="banners" kind="banners" />)} />
      <Route path="glumisthighlights" element={within(<PlacedScreen key="highlights" kind="highlights" />)} />
      <Route
        path="glumisthighlights/new"
        element={within(<EditorScreen key="highlights" kind="highlights" />)}
      />
      <Route
        path="glumisthighlights/:id"
        element={within(<EditorScreen key="highlights" kind="highlights" />)}
      />
      <Route path="*" element={notFound} />
    </Routes>
  );
}
