import { screen, waitFor } from '@testing-library/react';
import { runtimeStarted } from '@/lib/runtimeSlice';
import { credentialsVault, fail, NEEDS_FACTOR } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { authSaga, loginPanelOpened } from '..';
import LoginPanel from '../panel/LoginPanel';
import { factorProblem } from './factorProblems';

const EMAIL = 'mina@shop.example';

function openPanel(fake = fakeServices()) {
  fake.services.credentials = credentialsVault;
  fake.auth.addPerson(EMAIL, { uid: 'mina', password: 'secret', verified: true, hasApp: true });
  const before = [runtimeStarted(), loginPanelOpened({ mode: 'login' })];
  const view = renderWithStore(<LoginPanel />, { fake, sagas: [authSaga], before });
  return { ...view, fake };
}

async function enterPassword({ user }: ReturnType<typeof openPanel>) {
  await user.type(await screen.findByLabelText('Email'), EMAIL);
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Two-step login' })).toBeVisible();
}

it('asks for the app’s code after the password, takes a pasted one and logs in', async () => {
  const panel = openPanel();
  await enterPassword(panel);
  expect(panel.fake.auth.isSignedIn()).toBe(false);
  const field = screen.getByLabelText('Code');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await panel.user.paste('123 456 is no code, 123456 is one');
  await panel.user.keyboard('{Enter}');
  await waitFor(() => expect(panel.fake.record.reloads).toBe(1));
  expect(panel.fake.auth.isSignedIn()).toBe(true);
  expect(JSON.stringify(panel.state())).not.toContain('123456');
});

it('keeps asking after a wrong or a missing code, and says who can help with a lost phone', async () => {
  const panel = openPanel();
  await enterPassword(panel);
  await panel.user.keyboard('12{Enter}');
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/six digits that your app shows/);
  await panel.user.keyboard('3400{Enter}');
  expect(await screen.findByText(/^This code is not right/)).toBeVisible();
  expect(screen.getByText(/^Lost your phone\?/)).toBeVisible();
  await panel.user.clear(screen.getByLabelText('Code'));
  await panel.user.keyboard('123456{Enter}');
  await waitFor(() => expect(panel.fake.record.reloads).toBe(1));
});

it('signs nobody in when the dialog is closed, and lets the password be entered again', async () => {
  const panel = openPanel();
  await enterPassword(panel);
  await panel.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Two-step login' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(panel.fake.auth.isSignedIn()).toBe(false);
  await panel.user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('dialog', { name: 'Two-step login' })).toBeVisible();
});

test.each(['auth/too-many-requests', 'auth/invalid-multi-factor-session'])(
  'begins anew after %s',
  async (code) => {
    const fake = fakeServices();
    jest.spyOn(fake.services.auth.secondFactor, 'finish').mockResolvedValue(fail({ code, message: '' }));
    const panel = openPanel(fake);
    await enterPassword(panel);
    await panel.user.keyboard('123456{Enter}');
    const toast = () =>
      panel.actions.some(({ payload }) => JSON.stringify(payload)?.includes(factorProblem(code).text));
    await waitFor(() => expect(toast()).toBe(true));
    expect(screen.queryByRole('dialog', { name: 'Two-step login' })).toBeNull();
  },
);

test.each([['Google', 'signInWithGoogle', 'Continue with Google']] as const)(
  'asks after a login with %s too',
  async (_name, method, button) => {
    const fake = fakeServices();
    const needed = fail({ code: NEEDS_FACTOR, message: '' });
    jest.spyOn(fake.services.auth, method).mockResolvedValue(needed);
    const panel = openPanel(fake);
    await panel.user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('dialog', { name: 'Two-step login' })).toBeVisible();
  },
);

test('every problem has a sentence', () => {
  expect(factorProblem('auth/never-heard-of').text).toBe('That did not work. Please try again.');
  expect(factorProblem('auth/invalid-verification-code').isOver).toBe(false);
  expect(factorProblem('auth/code-expired').isOver).toBe(true);
});
