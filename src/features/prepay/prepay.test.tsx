import { act, screen } from '@testing-library/react';
import { signedOut } from '@/features/auth';
import { fail, ok, type CallFailure, type Result } from '@/services';
import type { PrepayLinkResponse } from '@/domain/contracts/orders/prepay';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { prepaySaga } from '.';
import { PayButton } from './PayButton';

it('says that Razorpay does not answer, and tries again', async () => {
  const fake = fakeServices();
  const message = 'Our payment partner is not answering, and nothing was charged.';
  let answer: Result<PrepayLinkResponse, CallFailure> = fail({
    kind: 'refused',
    status: 502,
    code: 'payment_unavailable',
    message,
  });
  fake.services.shop.openPrepay = async () => answer;
  const opened: string[] = [];
  fake.services.payment.openPage = (url) => void opened.push(url);
  const { user } = renderWithStore(<PayButton target={{ key: 'GLM1', by: 'order' }} online={285} />, {
    fake,
    sagas: [prepaySaga],
  });
  await user.click(screen.getByRole('button', { name: 'Pay ₹285 online' }));
  expect(await screen.findByText(message)).toBeVisible();
  answer = ok({ success: true, url: 'https://rzp.io/i/1', amount: 285, expiresAt: '' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(opened).toEqual(['https://rzp.io/i/1']);
  expect(await screen.findByRole('button', { name: 'Pay ₹285 online' })).toBeVisible();
});

it('opens the page of the order that was pressed first, and leaves a second one as it was', async () => {
  const fake = fakeServices();
  let answer: (() => void) | undefined;
  fake.services.shop.openPrepay = ({ key }) =>
    new Promise((resolve) => {
      const url = `https://rzp.io/i/${key}`;
      answer = () => resolve(ok({ success: true, url, amount: 285, expiresAt: '' }));
    });
  const opened: string[] = [];
  fake.services.payment.openPage = (url) => void opened.push(url);
  const ui = (
    <>
      <PayButton target={{ key: 'GLM1', by: 'order' }} online={285} />
      <PayButton target={{ key: 'GLM2', by: 'order' }} online={570} />
    </>
  );
  const { user } = renderWithStore(ui, { fake, sagas: [prepaySaga] });
  await user.click(screen.getByRole('button', { name: 'Pay ₹285 online' }));
  await user.click(screen.getByRole('button', { name: 'Pay ₹570 online' }));
  expect(screen.getByRole('button', { name: 'Opening the payment' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Pay ₹570 online' })).toBeVisible();
  await act(async () => answer?.());
  expect(opened).toEqual(['https://rzp.io/i/GLM1']);
});

it('does not leave for the payment of a person who has logged out meanwhile', async () => {
  const fake = fakeServices();
  let answer: (() => void) | undefined;
  fake.services.shop.openPrepay = () =>
    new Promise((resolve) => {
      answer = () => resolve(ok({ success: true, url: 'https://rzp.io/i/1', amount: 285, expiresAt: '' }));
    });
  const opened: string[] = [];
  fake.services.payment.openPage = (url) => void opened.push(url);
  const { user, dispatch } = renderWithStore(
    <PayButton target={{ key: 'GLM1', by: 'order' }} online={285} />,
    { fake, sagas: [prepaySaga] },
  );
  await user.click(screen.getByRole('button', { name: 'Pay ₹285 online' }));
  act(() => void dispatch(signedOut()));
  await act(async () => answer?.());
  expect(opened).toEqual([]);
  expect(screen.getByRole('button', { name: 'Pay ₹285 online' })).toBeVisible();
});
