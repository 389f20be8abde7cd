import type { UnknownAction } from '@reduxjs/toolkit';
import { memo } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loginPanelOpened } from '@/features/auth';
import { drawerOpened } from '@/features/cart';
import { checkoutAddressVisited } from '../events';
import {
  About,
  Admin,
  Contact,
  Links,
  Detail,
  Home,
  List,
  NotFound,
  Policy,
  Profile,
  Picks,
} from '../screens/screens';
import { RequireAdmin, RequireRuntime, RequireUser } from './guards';
import { OverlayRoute } from './OverlayRoute';
import { paths } from './paths';

const login = loginPanelOpened({ mode: 'login' });
const registration = loginPanelOpened({ mode: 'registration' });
const cart = drawerOpened();
const checkout = checkoutAddressVisited();

// One element type for all of them keeps the home page mounted while the address changes.
const home = (title?: string, opens?: UnknownAction, isForGuests = false) => (
  <OverlayRoute opens={opens} isForGuests={isForGuests}>
    <Home title={title} />
  </OverlayRoute>
);

/** Pages that the links of mails open, and the page to request such a link. */
const LINKS = [paths.delivery, paths.mailLink, paths.track];
const links = (
  <RequireRuntime>
    <Links />
  </RequireRuntime>
);
const picks = (
  <RequireRuntime>
    <Picks />
  </RequireRuntime>
);

/** The shop's routes. */
export const AppRoutes = memo(function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={home()} />
      <Route path={paths.login} element={home('Login', login, true)} />
      <Route path={paths.register} element={home('Registration', registration, true)} />
      <Route path={paths.cart} element={home('Cart', cart)} />
      <Route path={paths.checkout} element={home('Checkout', checkout)} />
      <Route path={paths.products} element={<List />} />
      <Route path={paths.product} element={<Detail kind="product" />} />
      <Route path={paths.combo} element={<Detail kind="combo" />} />
      <Route path={paths.about} element={<About />} />
      <Route path={paths.contact} element={<Contact />} />
      <Route path={paths.policy} element={<Policy notFound={<NotFound />} />} />
      <Route
        path={paths.profile}
        element={
          <RequireUser>
            <Profile />
          </RequireUser>
        }
      />
      {LINKS.map((path) => (
        <Route key={path} path={path} element={links} />
      ))}
      <Route path={paths.wishlist} element={picks} />
      <Route path={paths.compare} element={picks} />
      <Route
        path={paths.admin}
        element={
          <RequireAdmin>
            <Admin />
          </RequireAdmin>
        }
      />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
});
