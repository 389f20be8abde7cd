import { useEffect, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { whenIdle } from '@/lib/whenIdle';
import { ActivityScreen } from './activity';
import { AreaGate } from './access';
import { CartSettingsScreen } from './cartSettings';
import { CatalogueScreen } from './catalogue';
import { ImportScreen } from './csv';
import { CustomerScreen, CustomersScreen } from './customers';
import { DashboardScreen } from './dashboard';
import { EditorScreen } from './editor';
import { AdminFrame, UnknownAddress } from './layout';
import { GiftCardsScreen } from './giftCards';
import { GstScreen } from './gst';
import { LimitsScreen } from './limits';
import { MailsScreen } from './mails';
import { MessageScreen, MessagesScreen } from './messages';
import { MismatchesScreen } from './mismatches';
import { NotificationsScreen } from './notifications';
import { OrderScreen, OrdersScreen } from './orders';
import { EditOrderScreen, NewOrderScreen } from './phoneOrders';
import { OffersScreen } from './offers';
import { ReferralsScreen } from './referrals';
import { RemittancesScreen } from './remittances';
import { ReviewsScreen } from './reviews';
import { ReturnScreen, ReturnsScreen } from './returns';
import { ScanScreen } from './scan';
import { PlacedScreen } from './scheduled';
import { SecurityScreen } from './security';
import { JoinScreen, TeamScreen } from './team';
import { UndeliveredScreen } from './undelivered';

/** The screen of each route. The key remounts a screen when its kind changes. */
const SCREENS: readonly [path: string, screen: ReactNode][] = [
  [adminPaths.dashboard, <DashboardScreen />],
  [adminPaths.orders, <OrdersScreen />],
  [adminPaths.newOrder, <NewOrderScreen />],
  [adminPaths.order, <OrderScreen />],
  [adminPaths.editOrder, <EditOrderScreen />],
  [adminPaths.pack, <ScanScreen />],
  [adminPaths.customers, <CustomersScreen />],
  [adminPaths.customer, <CustomerScreen />],
  [adminPaths.undelivered, <UndeliveredScreen />],
  [adminPaths.returns, <ReturnsScreen />],
  [adminPaths.return, <ReturnScreen />],
  [adminPaths.mismatches, <MismatchesScreen />],
  [adminPaths.gst, <GstScreen />],
  [adminPaths.remittances, <RemittancesScreen />],
  [adminPaths.products, <CatalogueScreen key="products" kind="products" />],
  [adminPaths.combos, <CatalogueScreen key="combos" kind="combos" />],
  [adminPaths.importProducts, <ImportScreen key="products" kind="products" />],
  [adminPaths.importCombos, <ImportScreen key="combos" kind="combos" />],
  [adminPaths.newProduct, <EditorScreen key="products" kind="products" />],
  [adminPaths.product, <EditorScreen key="products" kind="products" />],
  [adminPaths.newCombo, <EditorScreen key="combos" kind="combos" />],
  [adminPaths.combo, <EditorScreen key="combos" kind="combos" />],
  [adminPaths.messages, <MessagesScreen />],
  [adminPaths.message, <MessageScreen />],
  [adminPaths.reviews, <ReviewsScreen />],
  [adminPaths.giftCards, <GiftCardsScreen />],
  [adminPaths.referrals, <ReferralsScreen />],
  [adminPaths.mails, <MailsScreen />],
  [adminPaths.activity, <ActivityScreen />],
  [adminPaths.notifications, <NotificationsScreen />],
  [adminPaths.security, <SecurityScreen />],
  [adminPaths.limits, <LimitsScreen />],
  [adminPaths.team, <TeamScreen />],
  [adminPaths.cartSettings, <CartSettingsScreen />],
  [adminPaths.offers, <OffersScreen />],
  [adminPaths.newOffer, <EditorScreen key="offers" kind="offers" />],
  [adminPaths.offer, <EditorScreen key="offers" kind="offers" />],
  [adminPaths.banners, <PlacedScreen key="banners" kind="banners" />],
  [adminPaths.newBanner, <EditorScreen key="banners" kind="banners" />],
  [adminPaths.banner, <EditorScreen key="banners" kind="banners" />],
  [adminPaths.highlights, <PlacedScreen key="highlights" kind="highlights" />],
  [adminPaths.newHighlight, <EditorScreen key="highlights" kind="highlights" />],
  [adminPaths.highlight, <EditorScreen key="highlights" kind="highlights" />],
];

/** One screen of each chunk of the admin. */
const CHUNKS = [OrderScreen, CatalogueScreen, DashboardScreen];
/** ms after which they are fetched even if the browser has not been idle. */
const PRELOAD_TIMEOUT_MS = 5000;

/** Fetches the other areas once the first one stands, so that each opens at once. A failure is shown when one opens. */
function usePreloadedAreas(): void {
  useEffect(
    () =>
      whenIdle(() => CHUNKS.forEach((one) => void one.preload().catch(() => undefined)), PRELOAD_TIMEOUT_MS),
    [],
  );
}

/** Routes below another route are relative to it. */
const relativePath = (path: string) => path.slice(adminPaths.dashboard.length + 1);

function Areas() {
  return (
    <Routes>
      {SCREENS.map(([path, screen]) => (
        <Route key={path} path={relativePath(path)} element={<AreaGate path={path}>{screen}</AreaGate>} />
      ))}
      <Route path="*" element={<UnknownAddress />} />
    </Routes>
  );
}

/** The admin's screens under /admin. */
export default function AdminScreens() {
  usePreloadedAreas();
  return (
    <Routes>
      <Route path={relativePath(adminPaths.join)} element={<JoinScreen />} />
      <Route
        path="*"
        element={
          <AdminFrame>
            <Areas />
          </AdminFrame>
        }
      />
    </Routes>
  );
}
