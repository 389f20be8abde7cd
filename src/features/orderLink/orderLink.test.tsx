import { act, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { withoutPerson } from '@/domain/orders/order/withoutPerson';
import { fail, ok, type Services } from '@/services';
import { anOrder } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { orderLinkSaga } from './orderLinkSaga';
import OrderLinkScreen from './OrderLinkScreen';
import TrackScreen from './TrackScreen';

const ORDER = anOrder({ orderId: 'GLM1' });
const SENT = 'If they belong together, we have just sent a link.';

function show(path: string, change: Partial<Services['shop']> = {}) {
  const asked: unknown[] = [];
  const fake = fakeServices();
  Object.assign(fake.services.shop, {
    orderLink: async () => ok({ success: true, order: withoutPerson(ORDER) }),
    lookUpOrder: async (request: unknown) => {
      asked.push(request);
      return ok({ success: true, message: SENT });
    },
    ...change,
  });
  const view = renderWithStore(
    <>
      <Link to={paths.home}>Home</Link>
      <Link to={paths.track}>Track</Link>
      <main id="content" tabIndex={-1}>
        <Routes>
          <Route path={paths.home} element={null} />
          <Route path={paths.mailLink} element={<OrderLinkScreen />} />
          <Route path={paths.track} element={<TrackScreen />} />
        </Routes>
      </main>
    </>,
    { path, fake, sagas: [orderLinkSaga] },
  );
  return { ...view, asked };
}

test('the link shows the order and leads to the account for the rest', async () => {
  show('/mail/order~t.s');
  expect(await screen.findByRole('article', { name: 'Order GLM1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open it in your account' })).toHaveAttribute(
    'href',
    '/profile#orders/GLM1',
  );
});

test('a customer without an account is told where to write instead', async () => {
  const order = withoutPerson({ ...ORDER, phoneOrder: { placedBy: 'ada', hasNoAccount: true } });
  show('/mail/order~t.s', { orderLink: async () => ok({ success: true, order }) });
  expect(await screen.findByText(/^To change or return something, write to /)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open it in your account' })).toBeNull();
});

test('a link that is over leads to a new one; what failed can be tried again', async () => {
  const message = 'This link has ended.';
  const over = show('/mail/order~t.s', {
    orderLink: async () => fail({ kind: 'refused', status: 410, code: 'link_expired', message }),
  });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/track');
  over.unmount();
  let times = 0;
  const { user } = show('/mail/order~t.s', {
    orderLink: async () =>
      (times += 1) < 3 ? fail({ kind: 'network' }) : ok({ success: true, order: withoutPerson(ORDER) }),
  });
  const again = () => screen.findByRole('button', { name: 'Try again' });
  await user.click(await again());
  await waitFor(async () => expect(await again()).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('article', { name: 'Order GLM1' })).toBeVisible();
  // The pressed button is gone.
  expect(screen.getByRole('main')).toHaveFocus();
});

test('number and email are checked first, sent once, and answered alike', async () => {
  const { user, asked } = show('/track');
  const wrong = 'Please enter the order number as it is in your mail.';
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
  expect(screen.getByText(wrong)).toBeVisible();
  await user.type(screen.getByLabelText(/^Order number/), 'GLM??');
  await user.type(screen.getByLabelText(/^Email/), 'asha@shopper.example{Enter}');
  expect(screen.getByText(wrong)).toBeVisible();
  expect(screen.getByLabelText(/^Order number/)).toHaveFocus();
  await user.clear(screen.getByLabelText(/^Order number/));
  await user.clear(screen.getByLabelText(/^Email/));
  await user.type(screen.getByLabelText(/^Order number/), ' GLM1 ');
  await user.type(screen.getByLabelText(/^Email/), 'asha@shopper.example');
  await user.dblClick(screen.getByRole('button', { name: 'Send me the link' }));
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(asked).toEqual([{ orderId: 'GLM1', email: 'asha@shopper.example' }]);
  await user.click(screen.getByRole('button', { name: 'Look up another order' }));
  expect(screen.getByLabelText(/^Order number/)).toHaveValue('');
  expect(screen.getByLabelText(/^Order number/)).toHaveFocus();
});

test('a refused look-up keeps what was typed', async () => {
  const message = 'You have looked up several orders just now.';
  const { user } = show('/track', {
    lookUpOrder: async () => fail({ kind: 'refused', status: 429, code: 'too_many_lookups', message }),
  });
  await user.type(screen.getByLabelText(/^Order number/), 'GLM1');
  await user.type(screen.getByLabelText(/^Email/), 'asha@shopper.example{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(/^Order number/)).toHaveValue('GLM1');
});

test('the answer takes no focus from elsewhere, and the next visit starts with the form', async () => {
  let answer = (): void => undefined;
  const { user } = show('/track', {
    lookUpOrder: () =>
      new Promise((resolve) => {
        answer = () => resolve(ok({ success: true, message: SENT }));
      }),
  });
  const askAndTurnTo = async (link: string) => {
    await user.type(screen.getByLabelText(/^Order number/), 'GLM1');
    await user.type(screen.getByLabelText(/^Email/), 'asha@shopper.example{Enter}');
    await user.click(screen.getByRole('link', { name: link }));
  };
  await askAndTurnTo('Track');
  answer();
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Track' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await user.click(screen.getByRole('link', { name: 'Track' }));
  // Leaves before the answer, which then belongs to no visit.
  await askAndTurnTo('Home');
  await user.click(screen.getByRole('link', { name: 'Track' }));
  await act(async () => answer());
  expect(screen.queryByText(SENT)).toBeNull();
  expect(screen.getByRole('button', { name: 'Send me the link' })).toBeEnabled();
});
