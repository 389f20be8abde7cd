import type { UnknownAction } from '@reduxjs/toolkit';
import { memo } from 'react';
import { Route, Routes } from '@/lib/routing';
import { loginPanelOpened } from '@/features/auth';
import { drawerOpened } from '@/features/cart';
import { checkoutAddressVisited } from './events';
import { RequireAdmin, RequireUser } from './guards';
import { OpenOver } from './screens/OpenOver';
import { LIST, ListPlace } from './screens/ListPlace';
import { About, Admin, Contact, Detail, Home, NotFound, Policy, Profile } from './screens/screens';

const login = loginPanelOpened({ mode: 'login' });
const registration = loginPanelOpened({ mode: 'registration' });
const cart = drawerOpened();
const checkout = checkoutAddressVisited();

/**
 * The addresses of the shop. The list has a place of its own, beside the screen that it is rehearsed on. Cart, checkout and login
 * float, so theirs show the home page beneath. Drawn again only for another address: what is not taken over yet would be drawn
 * anew with it.
 */
export const AppRoutes = memo(function AppRoutes() {
  // One element for all of them, so that the home page stays as it is when the address changes.
  const home = (title?: string, opens?: UnknownAction, forGuests = false) => (
    <OpenOver opens={opens} forGuests={forGuests}>
      <Home title={title} />
    </OpenOver>
  );
  return (
    <>
      <Routes>
        <Route path="/" element={home()} />
        <Route path="/login" element={home('Login', login, true)} />
        <Route path="/register" element={home('Registration', registration, true)} />
        <Route path="/cart" element={home('Cart', cart)} />
        <Route path="/checkout" element={home('Checkout', checkout)} />
        <Route path={LIST} element={null} />
        <Route path="/product/:id" element={<Detail kind="product" />} />
        <Route path="/combo/:id" element={<Detail kind="combo" />} />
        <Route path="/about" element={<About />} />
        <Route path="/contact" element={<Contact />} />
        <Route path="/policies/:policy" element={<Policy />} />
        <Route
          path="/profile"
          element={
            <RequireUser>
              <Profile />
            </RequireUser>
          }
        />
        <Route
          path="/admin/*"
          element={
            <RequireAdmin>
              <Admin notFound={<NotFound />} />
            </RequireAdmin>
          }
        />
        <Route path="*" element={<NotFound />} />
      </Routes>
      <ListPlace />
    </>
  );
});
