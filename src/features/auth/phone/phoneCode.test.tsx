import { act, screen, waitFor } from '@testing-library/react';
import { credentialsVault, fail, ok } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import { runtimeStarted } from '@/lib/runtimeSlice';
import { authSaga, loginPanelOpened } from '..';
import LoginPanel from '../panel/LoginPanel';
import { codeProblem } from './codeProblems';
import { PhoneLogin } from './PhoneLogin';
import { codeRequested } from './phoneCodeSlice';

const EMAIL = 'asha@shopper.example';
const PHONE = '9845012345';

afterEach(() => window.sessionStorage.clear());

function openPanel(fake = fakeServices()) {
  fake.services.credentials = credentialsVault;
  fake.auth.addPerson(EMAIL, { uid: 'asha', password: 'secret', verified: true, phone: PHONE });
  const view = renderWithStore(<LoginPanel />, {
    fake,
    sagas: [authSaga],
    before: [runtimeStarted(), loginPanelOpened({ mode: 'login' })],
  });
  return { ...view, fake };
}

type Panel = ReturnType<typeof openPanel>;

async function askForCode({ user }: Panel, phone = PHONE) {
  await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
  expect(screen.getByLabelText('Mobile number')).toHaveFocus();
  await user.keyboard(phone);
  await user.dblClick(screen.getByRole('button', { name: 'Send the code' }));
  expect(await screen.findByText(`We have sent an SMS with a code to +91 ${phone}.`)).toBeVisible();
}

describe('logging in', () => {
  it('sends one code to a number, takes a pasted SMS and logs in', async () => {
    const panel = openPanel();
    const send = jest.spyOn(panel.fake.services.auth.phoneCodes, 'send');
    await askForCode(panel);
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: /^Send another code in \d+s$/ })).toBeDisabled();
    expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await panel.user.paste('123456 is your code for shop.example.');
    await panel.user.keyboard('{Enter}');
    await waitFor(() => expect(panel.fake.record.reloads).toBe(1));
    expect(panel.fake.auth.isSignedIn()).toBe(true);
    expect(window.sessionStorage).not.toHaveProperty('glumist.phoneCode');
  });

  it('asks for ten digits, and for six', async () => {
    const panel = openPanel();
    const { user } = panel;
    await user.click(await screen.findByRole('button', { name: 'Send me a code' }));
    await user.paste('98450 1234');
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(/valid 10-digit/);
    await user.keyboard('5');
    await user.clear(screen.getByLabelText('Mobile number'));
    await user.paste('+91 98450 12345');
    await user.keyboard('{Enter}');
    await user.type(await screen.findByLabelText('Code'), '12a345{Enter}');
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/six digits of the SMS/);
    expect(panel.fake.record.reloads).toBe(0);
  });

  it('keeps the step after a wrong code, and never has the code in the store', async () => {
    const panel = openPanel();
    await askForCode(panel);
    await panel.user.keyboard('654321{Enter}');
    expect(await screen.findByText(/^This is not the code that we sent/)).toBeVisible();
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(JSON.stringify(panel.state())).not.toContain('654321');
    expect(JSON.stringify(window.sessionStorage)).not.toContain('654321');
  });

  it('leads a number without an account to the email, and signs nobody in', async () => {
    const panel = openPanel();
    await askForCode(panel, '9000000001');
    await panel.user.keyboard('123456{Enter}');
    expect(
      await screen.findByText(/^We know no account with this number\. Log in with your email/),
    ).toBeVisible();
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9000000001');
    expect(panel.fake.auth.isSignedIn()).toBe(false);
  });

  it('still takes the code after a reload or Back, not after ten minutes', async () => {
    const panel = openPanel();
    await askForCode(panel);
    await panel.user.keyboard('{Escape}');
    await panel.user.click(screen.getByRole('button', { name: 'Send me a code' }));
    expect(screen.getByLabelText('Code')).toHaveValue('');
    panel.unmount();
    const again = openPanel();
    expect(await screen.findByText(`We have sent an SMS with a code to +91 ${PHONE}.`)).toBeVisible();
    again.unmount();
    const stored = fakeServices().services.storage.phoneCode;
    expect(stored.read(Date.now())?.phone).toBe(PHONE);
    expect(stored.read(Date.now() + 10 * 60_000)).toBeNull();
  });

  it('lets go of a captcha that never answers', async () => {
    const panel = openPanel();
    panel.fake.services.auth.phoneCodes.send = () => new Promise(() => undefined);
    await panel.user.click(await screen.findByRole('button', { name: 'Send me a code' }));
    await panel.user.keyboard(`${PHONE}{Enter}{Escape}`);
    panel.fake.services.auth.phoneCodes.send = async () => ok('request');
    await panel.user.click(screen.getByRole('button', { name: 'Send me a code' }));
    await panel.user.click(screen.getByRole('button', { name: 'Send the code' }));
    expect(await screen.findByLabelText('Code')).toBeVisible();
  });
});

describe('another number', () => {
  it('gets its code while one for the first is still being sent, whose answer comes too late', async () => {
    const panel = openPanel();
    const { user, fake, dispatch } = panel;
    await askForCode(panel);
    const { phoneCodes } = fake.services.auth;
    const { send } = phoneCodes;
    const asked: string[] = [];
    let late: (() => void) | undefined;
    phoneCodes.send = (phone) => {
      asked.push(phone);
      return asked.length > 1 ? send(phone) : new Promise((resolve) => (late = () => resolve(ok('late'))));
    };
    dispatch(codeRequested({ purpose: 'login', phone: PHONE }));
    await user.click(screen.getByRole('button', { name: 'Use another number' }));
    await user.clear(screen.getByLabelText('Mobile number'));
    await user.type(screen.getByLabelText('Mobile number'), '9876543210{Enter}');
    const sent = 'We have sent an SMS with a code to +91 9876543210.';
    expect(await screen.findByText(sent)).toBeVisible();
    await act(async () => late?.());
    expect(screen.getByText(sent)).toBeVisible();
    expect(asked).toEqual([PHONE, '9876543210']);
  });

  it('is not asked for while a code is being checked, which may log in', async () => {
    const panel = openPanel();
    await askForCode(panel);
    panel.fake.services.auth.phoneCodes.signIn = () => new Promise(() => undefined);
    await panel.user.keyboard('123456{Enter}');
    await panel.user.click(screen.getByRole('button', { name: 'Use another number' }));
    expect(screen.getByLabelText('Code')).toBeVisible();
  });
});

describe('the number in the profile', () => {
  async function open() {
    const fake = signedInShopper();
    fake.services.credentials = credentialsVault;
    const view = renderWithStore(<PhoneLogin />, { fake, sagas: shopSagas });
    const add = await screen.findByRole('button', { name: 'Add a number for codes' });
    await waitFor(() => expect(view.state().auth.session.status).toBe('signedIn'));
    return { ...view, fake, add };
  }
  const toasts = ({ state }: Awaited<ReturnType<typeof open>>) =>
    state().notifications.toasts.map(({ text }) => text);

  it('is added by a code, and removed', async () => {
    const view = await open();
    await view.user.click(view.add);
    await view.user.keyboard(`${PHONE}{Enter}`);
    await view.user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await screen.findByRole('button', { name: 'Change number' });
    expect(toasts(view)).toEqual(['You can now log in with a code to +91\u00a09845012345.']);
    await view.user.click(screen.getByRole('button', { name: 'Remove number' }));
    await screen.findByRole('button', { name: 'Add a number for codes' });
  });

  it('is not added to a session that was opened long ago', async () => {
    const view = await open();
    view.fake.services.auth.phoneCodes.signedInAt = async () => ok(Date.now() - 6 * 60_000);
    await view.user.click(view.add);
    expect(await screen.findByText(/only within 5 minutes of a login/)).toBeVisible();
    const send = jest.spyOn(view.fake.services.auth.phoneCodes, 'send');
    await view.user.keyboard(`${PHONE}{Enter}`);
    expect(await screen.findByText(/only within 5 minutes of a login/)).toBeVisible();
    expect(send).not.toHaveBeenCalled();
  });

  it('stays where it cannot be removed', async () => {
    const view = await open();
    const { phoneCodes } = view.fake.services.auth;
    await view.user.click(view.add);
    await view.user.keyboard(`${PHONE}{Enter}`);
    await view.user.type(await screen.findByLabelText('Code'), '123456{Enter}');
    phoneCodes.unlink = async () => fail({ code: 'auth/network-request-failed', message: 'Error' });
    await view.user.click(await screen.findByRole('button', { name: 'Remove number' }));
    await waitFor(() =>
      expect(toasts(view)).toContain('There is no connection. Please check it and try again.'),
    );
    expect(screen.getByRole('button', { name: 'Change number' })).toBeVisible();
  });
});

test.each([
  ['auth/invalid-verification-code', /not the code/, false],
  ['auth/code-expired', /has ended/, true],
  ['auth/invalid-verification-id', /has ended/, true],
  ['auth/too-many-requests', /Too many tries/, true],
  ['auth/quota-exceeded', /cannot send an SMS/, false],
  ['auth/captcha-check-failed', /you are a person/, false],
  ['auth/network-request-failed', /no connection/, false],
  ['auth/user-disabled', /know no account/, true],
  ['auth/account-exists-with-different-credential', /another account/, true],
  ['auth/never-heard-of', /did not work/, false],
])('%s is said in words', (code, text, isOver) =>
  expect(codeProblem(code)).toEqual({ text: expect.stringMatching(text), isOver }),
);
