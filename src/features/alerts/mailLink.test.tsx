import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import type { MailLinkResponse } from '@/domain/contracts/shoppers/alerts';
import { fail, ok, type Services } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { alertsSaga } from './alertsSaga';
import MailLinkScreen from './MailLinkScreen';

const CONFIRM: MailLinkResponse = {
  success: true,
  purpose: 'confirm',
  kind: 'back',
  product: 'Rose serum',
  lines: [],
};

function open(change: Partial<Services['shop']> = {}) {
  const pressed: string[] = [];
  const fake = fakeServices();
  Object.assign(fake.services.shop, {
    mailLink: async () => ok(CONFIRM),
    pressMailLink: async (token: string) => {
      pressed.push(token);
      return ok({ success: true, message: 'Thank you. We will write to you once.' });
    },
    ...change,
  });
  const view = renderWithStore(
    <Routes>
      <Route path={paths.mailLink} element={<MailLinkScreen />} />
    </Routes>,
    { path: '/mail/confirm~t.s', fake, sagas: [alertsSaga] },
  );
  return { ...view, pressed };
}

test('a link that is opened does nothing until its button is pressed, once', async () => {
  const { user, pressed } = open();
  expect(await screen.findByText('Tell you when Rose serum is back?')).toBeVisible();
  expect(pressed).toEqual([]);
  await user.dblClick(screen.getByRole('button', { name: 'Yes, tell me' }));
  expect(await screen.findByText('Thank you. We will write to you once.')).toBeVisible();
  expect(pressed).toEqual(['confirm~t.s']);
  // The pressed button is gone.
  expect(document.activeElement).toContainElement(
    screen.getByRole('heading', { name: 'We will write to you' }),
  );
  expect(document.body).not.toHaveFocus();
});

test('a link that stops mails says which', async () => {
  open({ mailLink: async () => ok({ ...CONFIRM, purpose: 'stop', kind: '', product: '' }) });
  expect(await screen.findByText('Stop mails about products?')).toBeVisible();
  expect(screen.getByText(/Mails about your orders still come/)).toBeVisible();
});

test('a link that is over leads to the shop; what failed can be tried again', async () => {
  const message = 'This link was used, or it has ended.';
  const over = open({
    mailLink: async () => fail({ kind: 'refused', status: 410, code: 'link_over', message }),
  });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the shop' })).toHaveAttribute('href', '/');
  over.unmount();
  const away = open({ mailLink: async () => fail({ kind: 'network' }) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  away.unmount();
  const { user } = open({ pressMailLink: async () => fail({ kind: 'network' }) });
  await user.click(await screen.findByRole('button', { name: 'Yes, tell me' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the shop.'));
  expect(screen.getByRole('button', { name: 'Yes, tell me' })).toBeEnabled();
});
