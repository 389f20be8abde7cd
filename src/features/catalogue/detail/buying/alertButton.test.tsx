import { screen, within } from '@testing-library/react';
import { alertsSaga } from '@/features/alerts';
import { signedIn } from '@/features/auth';
import type { AlertRequest } from '@/domain/contracts/shoppers/alerts';
import { fail, ok, type Services } from '@/services';
import { preloadChunks } from '@/loading';
import { runtimeStarted } from '@/lib/runtimeSlice';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { aUser } from '@/testing/builders';
import AlertForm from './AlertForm';
import AlertButton from './AlertButton';

beforeAll(preloadChunks);
const ABOUT = { kind: 'back', productId: 'serum', sku: 'S30' } as const;

function show(askAlert?: Services['shop']['askAlert'], isSignedIn = false, isRunning = true) {
  const asked: AlertRequest[] = [];
  const fake = fakeServices();
  fake.services.shop.askAlert =
    askAlert ??
    (async (request) => {
      asked.push(request);
      return ok({ success: true, message: 'We will write to you once.' });
    });
  const before = [
    ...(isRunning ? [runtimeStarted()] : []),
    ...(isSignedIn ? [signedIn(aUser({ email: 'asha@example.in' }))] : []),
  ];
  return { ...renderWithStore(<AlertButton about={ABOUT} />, { fake, sagas: [alertsSaga], before }), asked };
}
const field = () => screen.getByLabelText('Where may we write when it is back?');

test('a guest types an address, which is checked first and sent once', async () => {
  const { user, asked } = show();
  await user.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
  expect(field()).toHaveFocus();
  await user.type(field(), 'asha');
  await user.click(screen.getByRole('button', { name: 'Tell me' }));
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  expect(field()).toBeInvalid();
  await user.type(field(), '@example.in');
  await user.dblClick(screen.getByRole('button', { name: 'Tell me' }));
  expect(await screen.findByText('We will write to you once.')).toBeVisible();
  expect(asked).toEqual([{ ...ABOUT, email: 'asha@example.in' }]);
});

test('the address of a signed-in person stands there already; a refusal is shown and can be sent again', async () => {
  const message = 'We do not send these mails at the moment.';
  const { user } = show(
    async () => fail({ kind: 'refused', status: 409, code: 'alerts_off', message }),
    true,
  );
  await user.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
  expect(field()).toHaveValue('asha@example.in');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tell me' })).toBeEnabled();
});

test('a press before the runtime runs opens the form as soon as it does', async () => {
  const { user, dispatch } = show(undefined, false, false);
  await user.click(screen.getByRole('button', { name: 'Tell me when it is back' }));
  expect(screen.queryByLabelText('Where may we write when it is back?')).toBeNull();
  dispatch(runtimeStarted());
  expect(field()).toHaveFocus();
});

test('while one size is asked for, another can be; each form shows its own answer', async () => {
  const answers: ((message: string) => void)[] = [];
  const asked: AlertRequest[] = [];
  const fake = fakeServices();
  fake.services.shop.askAlert = async (request) => {
    asked.push(request);
    return new Promise((resolve) => {
      answers.push((message) => resolve(ok({ success: true, message })));
    });
  };
  const large = { kind: 'back', productId: 'serum', sku: 'S50' } as const;
  const ui = (
    <>
      <section aria-label="30 ml">
        <AlertForm about={ABOUT} />
      </section>
      <section aria-label="50 ml">
        <AlertForm about={large} />
      </section>
    </>
  );
  const before = [runtimeStarted(), signedIn(aUser({ email: 'asha@example.in' }))];
  const { user } = renderWithStore(ui, { fake, sagas: [alertsSaga], before });
  const of = (size: string) => within(screen.getByRole('region', { name: size }));
  await user.dblClick(of('30 ml').getByRole('button', { name: 'Tell me' }));
  await user.dblClick(of('50 ml').getByRole('button', { name: 'Tell me' }));
  expect(asked.map(({ sku }) => sku)).toEqual(['S30', 'S50']);
  answers[0]?.('We write about 30 ml.');
  expect(await of('30 ml').findByText('We write about 30 ml.')).toBeVisible();
  expect(of('50 ml').getByRole('button', { name: 'Tell me' })).toHaveAttribute('aria-disabled', 'true');
  answers[1]?.('We write about 50 ml.');
  expect(await of('50 ml').findByText('We write about 50 ml.')).toBeVisible();
});
