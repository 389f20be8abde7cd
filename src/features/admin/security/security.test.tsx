import { act, screen, waitFor } from '@testing-library/react';
import { signedIn } from '@/features/auth';
import { credentialsVault, fail, ok, setupSecret } from '@/services';
import { aUser } from '@/testing/builders';
import { fakeServices } from '@/testing/fakeServices';
import { adminSaga } from '..';
import { renderAdmin } from '../testing/renderAdmin';
import SecurityScreen from './SecurityScreen';

const EMAIL = 'mina@shop.example';

function visit({ hasApp = false, providers = ['password'], fake = fakeServices() } = {}) {
  fake.services.credentials = credentialsVault;
  fake.auth.addPerson(EMAIL, { uid: 'mina', password: 'secret', verified: true, hasApp });
  fake.auth.restore(EMAIL);
  const view = renderAdmin(<SecurityScreen />, {
    fake,
    sagas: [(services) => adminSaga(services)],
    before: [signedIn({ ...aUser(), email: EMAIL, role: 'packer', providers })],
  });
  return { ...view, fake };
}

it('adds an app by its picture or its key, after a wrong code too, and keeps the key out of the store', async () => {
  const { user, state } = visit();
  await user.click(await screen.findByRole('button', { name: 'Set up two-step login' }));
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(JSON.stringify(state())).not.toContain('JBSWY3DPEHPK3PXP');
  await user.type(screen.getByLabelText('Code'), '654321{Enter}');
  expect(await screen.findByText(/^This code is not right/)).toBeVisible();
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '12{Enter}');
  expect(screen.queryByText(/^This code is not right/)).toBeNull();
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('Two-step login is on since 5 January 2026.')).toBeVisible();
  expect(setupSecret.read()).toBe('');
});

it('asks for the password where the login was a while ago', async () => {
  const fake = fakeServices();
  const tooOld = fail({ code: 'auth/requires-recent-login', message: '' });
  jest.spyOn(fake.services.auth.secondFactor, 'begin').mockResolvedValueOnce(tooOld);
  const { user } = visit({ fake });
  await user.click(await screen.findByRole('button', { name: 'Set up two-step login' }));
  await user.type(await screen.findByLabelText('Your password'), 'wrong{Enter}');
  expect(await screen.findByText('This password is not right.')).toBeVisible();
  await user.clear(screen.getByLabelText('Your password'));
  await user.type(screen.getByLabelText('Your password'), 'secret{Enter}');
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
});

it('removes the app after the password and a code, and not before', async () => {
  const { user, fake } = visit({ hasApp: true });
  const remove = jest.spyOn(fake.services.auth.secondFactor, 'remove');
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  await user.type(await screen.findByLabelText('Your password'), 'secret{Enter}');
  await user.type(await screen.findByLabelText('Code'), '000000{Enter}');
  expect(await screen.findByText(/^This code is not right/)).toBeVisible();
  expect(remove).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
  expect(await screen.findByText('Two-step login is off.')).toBeVisible();
});

it('does nothing with a proof whose dialog was closed meanwhile', async () => {
  const { user, fake } = visit({ hasApp: true });
  let answer = () => {};
  const { auth } = fake.services;
  jest
    .spyOn(auth, 'reauthenticate')
    .mockReturnValue(new Promise((resolve) => (answer = () => resolve(ok(undefined)))));
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  await user.type(await screen.findByLabelText('Your password'), 'secret{Enter}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await act(async () => answer());
  expect(screen.getByRole('button', { name: 'Turn off' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'QR code for your authenticator app' })).toBeNull();
});

it('does nothing with a proof whose dialog was opened again meanwhile', async () => {
  const { user, fake } = visit({ hasApp: true });
  const remove = jest.spyOn(fake.services.auth.secondFactor, 'remove');
  const answers: (() => void)[] = [];
  const { auth } = fake.services;
  jest
    .spyOn(auth, 'reauthenticate')
    .mockImplementation(() => new Promise((resolve) => answers.push(() => resolve(ok(undefined)))));
  const openDialog = async () => user.click(await screen.findByRole('button', { name: 'Turn off' }));
  const confirm = async () => user.type(await screen.findByLabelText('Your password'), 'secret{Enter}');
  await openDialog();
  await confirm();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await openDialog();
  await act(async () => answers[0]?.());
  expect(remove).not.toHaveBeenCalled();
  await confirm();
  await act(async () => answers[1]?.());
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
});

it('offers Google to an account without a password', async () => {
  const { user } = visit({ hasApp: true, providers: ['google.com'] });
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Confirm with Google' })).toBeVisible();
  expect(screen.queryByLabelText('Your password')).toBeNull();
});

it('says where Firebase has authenticator apps switched off', async () => {
  const fake = fakeServices();
  const off = fail({ code: 'auth/operation-not-allowed', message: '' });
  jest.spyOn(fake.services.auth.secondFactor, 'begin').mockResolvedValue(off);
  const { user } = visit({ fake });
  await user.click(await screen.findByRole('button', { name: 'Set up two-step login' }));
  expect(await screen.findByText(/switched off in this shop’s Firebase project/)).toBeVisible();
});
