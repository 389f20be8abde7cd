import { type ReactNode } from 'react';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { guestArrived, signedIn } from '@/features/auth';
import { Address } from '@/testing/Address';
import { aUser } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';

/**
 * Renders a part of the chrome with the real reducers; `email` signs somebody in. `renderWithStore` cannot be used,
 * because its user-event replaces the clipboard.
 */
export function renderChrome(ui: ReactNode, { email, path = '/' }: { email?: string; path?: string } = {}) {
  const { store } = runSaga([], fakeServices().services);
  const user = email && aUser({ uid: 'u1', email, displayName: '' });
  store.dispatch(user ? signedIn(user) : guestArrived());
  const view = render(
    <Provider store={store}>
      <MemoryRouter useTransitions={false} initialEntries={[path]}>
        {ui}
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return { store, ...view };
}
