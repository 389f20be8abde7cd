import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import type { DeliveryRequest, DeliveryResponse } from '@/domain/contracts/orders/undelivered';
import { fail, ok, type Services } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import DeliveryScreen from './DeliveryScreen';
import { redeliverySaga } from './redeliverySaga';

const QUESTION: DeliveryResponse = {
  success: true,
  city: 'Bengaluru',
  phoneEnd: '2345',
  reason: 'refused',
  dueAt: '2026-11-27T10:00:00.000Z',
  days: ['2026-11-27', '2026-11-28'],
};

function open(change: Partial<Services['shop']> = {}) {
  const sent: [string, DeliveryRequest][] = [];
  const fake = fakeServices();
  Object.assign(fake.services.shop, {
    deliveryQuestion: async () => ok(QUESTION),
    answerDelivery: async (token: string, answer: DeliveryRequest) => {
      sent.push([token, answer]);
      return ok({ success: true, message: 'Thank you. The courier tries again.' });
    },
    ...change,
  });
  const view = renderWithStore(
    <Routes>
      <Route path={paths.delivery} element={<DeliveryScreen />} />
    </Routes>,
    { path: '/delivery/t~1', fake, sagas: [redeliverySaga] },
  );
  return { ...view, sent };
}

test('the page says whose parcel it is by city and four digits, and sends a day and a landmark once', async () => {
  const { user, sent } = open();
  expect(await screen.findByText('To Bengaluru, phone ending in 2345')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Day'), '2026-11-28');
  await user.type(screen.getByLabelText(/^Landmark/), '  Blue   gate ');
  await user.dblClick(screen.getByRole('button', { name: 'Tell the courier' }));
  expect(await screen.findByText('The courier comes again')).toBeVisible();
  expect(sent).toEqual([['t~1', { day: '2026-11-28', phone: '', landmark: 'Blue gate', notRefused: false }]]);
});

test('a wrong phone or nothing at all is not sent; “I did not refuse it” alone is', async () => {
  const { user, sent } = open();
  await user.type(await screen.findByLabelText(/^Another phone/), '12');
  await user.click(screen.getByRole('button', { name: 'Tell the courier' }));
  expect(await screen.findByText('Please enter a valid 10-digit mobile number')).toBeVisible();
  await user.clear(screen.getByLabelText(/^Another phone/));
  await user.selectOptions(screen.getByLabelText('Day'), '');
  await user.click(screen.getByRole('button', { name: 'Tell the courier' }));
  expect(await screen.findByText(/Please choose a day/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByLabelText('I did not refuse the parcel'));
  await user.click(screen.getByRole('button', { name: 'Tell the courier' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('a link that is over leads to the shop; a failed load and a courier that is away can be tried again', async () => {
  const message = 'The courier no longer waits.';
  const over = open({
    deliveryQuestion: async () => fail({ kind: 'refused', status: 410, code: 'link_expired', message }),
  });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the shop' })).toHaveAttribute('href', '/');
  over.unmount();
  const away = open({ deliveryQuestion: async () => fail({ kind: 'network' }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  away.unmount();
  const { user } = open({
    answerDelivery: async () =>
      fail({ kind: 'refused', status: 502, code: 'courier_unavailable', message: 'The courier is away.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Tell the courier' }));
  expect(await screen.findByText('The courier is away.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tell the courier' })).toBeEnabled();
});
