import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { CatalogueResponse } from '@/domain/contracts/shoppers/catalogue';
import { store as shop } from '@/domain/store';
import { ok } from '@/services';
import { anAddress, anItem } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { aCatalogue } from '@/testing/catalogue';
import { Address } from '@/testing/Address';
import { preloadCartAndMenu } from '../boot/cartAndMenu';
import { OverlayHost } from '../boot/OverlayHost';
import { AppRoutes } from '../router/routes';
import { runningStore } from './runningStore';

export interface Visitor {
  who?: 'guest' | 'shopper' | 'admin';
  /** Whether the cart has an item. */
  cart?: boolean;
  /** Whether an address is saved. */
  address?: boolean;
  /** The catalogue; empty by default. */
  catalogue?: Partial<CatalogueResponse>;
}

const EMAILS = { guest: '', shopper: 'aditi@glumist.example', admin: shop.adminEmail };

const aMoment = () => new Promise((passed) => setTimeout(passed, 0));

/** Opens an address of the shop: the real store, sagas and screens over fake services. */
export async function visitShop(
  path: string,
  { who = 'guest', cart = false, address = false, catalogue }: Visitor = {},
) {
  const fake = fakeServices();
  fake.services.catalogue.all = async () => ok(aCatalogue(catalogue));
  const items = cart ? [anItem()] : [];
  if (who === 'guest') fake.carts.set('guest', { items, saved: [] });
  else {
    const email = EMAILS[who];
    fake.auth.addPerson(email, { uid: who, password: 'pw', verified: true });
    fake.users.set(who, { cart: items, addresses: address ? [anAddress()] : [] });
    fake.auth.restore(email);
  }
  const store = runningStore(fake.services);
  // Waits until the session is known and the first requests are answered.
  await act(aMoment);
  await preloadCartAndMenu();
  const { unmount } = render(
    <Provider store={store}>
      <MemoryRouter useTransitions={false} initialEntries={[path]}>
        <AppRoutes />
        <OverlayHost />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  await act(aMoment);
  return { store, fake, user: userEvent.setup(), unmount };
}
