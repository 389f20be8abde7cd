import { fail } from '@/services';
import { profileChanged, selectUser, signedOut } from '@/features/auth';
import { runSaga } from '@/testing/runSaga';
import { shopSagas, signedInShopper } from '@/testing/signedInShopper';
import {
  profileEditStarted,
  profileRequested,
  profileSubmitted,
  profileTyped,
  selectProfileEntry,
  selectProfileForm,
  selectPhone,
  selectPhoneNumber,
} from './index';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  window.sessionStorage.clear();
});

const offline = async () => fail({ kind: 'unavailable' as const, cause: 'offline' });

async function begin(fake = signedInShopper()) {
  Object.assign(fake.users.get('aditi') ?? {}, { displayName: 'Aditi', phone: '9845012345' });
  const run = runSaga(shopSagas, fake.services);
  await run.advance(0);
  const edit = () => run.dispatch(profileEditStarted({ displayName: 'Aditi', phone: '9845012345' }));
  const type = (field: 'displayName' | 'phone', text: string) => run.dispatch(profileTyped({ field, text }));
  const save = async () => {
    run.dispatch(profileSubmitted());
    await run.advance(0);
  };
  return {
    ...run,
    fake,
    edit,
    type,
    save,
    shown: () => [selectUser(run.state())?.displayName, selectPhoneNumber(run.state())],
    form: () => selectProfileForm(run.state()).status,
    texts: () => run.state().notifications.toasts.map((toast) => toast.text),
    stored: () => {
      const { displayName, phone } = fake.users.get('aditi') ?? {};
      return [displayName, phone];
    },
  };
}

it('loads name and number after the sign-in, with the name for the whole shop', async () => {
  const run = await begin();
  expect(run.shown()).toEqual(['Aditi', '9845012345']);
  expect(run.actions.filter(profileChanged.match)).toHaveLength(1);
});

it('writes the email again where the login after its change could not', async () => {
  const fake = signedInShopper();
  Object.assign(fake.users.get('aditi') ?? {}, { email: 'aditi.old@glumist.example' });
  await begin(fake);
  expect(fake.users.get('aditi')).toMatchObject({ email: 'aditi@glumist.example', isVerified: true });
});

it('leaves the email where the session has ended, which may have the old one', async () => {
  const fake = signedInShopper();
  Object.assign(fake.users.get('aditi') ?? {}, { email: 'aditi.new@glumist.example' });
  const ask = jest.spyOn(fake.services.auth, 'idToken').mockResolvedValue({ kind: 'ended' });
  await begin(fake);
  expect(ask.mock.calls).toEqual([[true]]);
  expect(fake.users.get('aditi')).toMatchObject({ email: 'aditi.new@glumist.example' });
});

it('saves changed fields, says so, and keeps changes of another device', async () => {
  const run = await begin();
  run.edit();
  run.type('displayName', ' Aditi   Rao ');
  Object.assign(run.fake.users.get('aditi') ?? {}, { phone: '9999999999' });
  await run.save();
  expect(run.stored()).toEqual(['Aditi Rao', '9999999999']);
  expect(run.shown()).toEqual(['Aditi Rao', '9999999999']);
  expect(run.texts()).toEqual(['Your details are saved.']);
  expect(run.form()).toBe('closed');
  expect(window.sessionStorage).toHaveLength(0);
});

it('writes nothing when nothing was changed', async () => {
  const run = await begin();
  run.fake.services.users.saveProfile = offline;
  run.edit();
  run.type('displayName', 'Aditi ');
  await run.save();
  expect(run.form()).toBe('closed');
  expect(run.texts()).toEqual([]);
});

it.each(['document', 'account'] as const)(
  'keeps typed text when the %s cannot be written, until it can',
  async (which) => {
    const run = await begin();
    const { users, auth } = run.fake.services;
    const { saveProfile } = users;
    const { updateDisplayName } = auth;
    if (which === 'document') users.saveProfile = offline;
    else auth.updateDisplayName = async () => fail({ code: 'auth/network-request-failed', message: '' });
    run.edit();
    run.type('displayName', 'Aditi Rao');
    run.type('phone', '');
    await run.save();
    expect(selectProfileForm(run.state())).toEqual({
      status: 'failed',
      message: 'Your details could not be saved. Check your connection and try again.',
    });
    expect(selectProfileEntry(run.state())).toMatchObject({ displayName: 'Aditi Rao', phone: '' });
    expect(run.texts()).toEqual([]);
    Object.assign(users, { saveProfile });
    Object.assign(auth, { updateDisplayName });
    await run.save();
    expect(run.stored()).toEqual(['Aditi Rao', '']);
    expect(run.shown()).toEqual(['Aditi Rao', '']);
  },
);

it('reopens after a reload with the typed text and its original values', async () => {
  const first = await begin();
  first.edit();
  first.type('phone', '98450');
  first.stop();
  const next = await begin(first.fake);
  expect(next.form()).toBe('idle');
  expect(selectProfileEntry(next.state())).toMatchObject({ displayName: 'Aditi', phone: '98450' });
  next.type('phone', '9845099999');
  next.fake.users.get('aditi')!.displayName = 'Aditi R';
  await next.save();
  expect(next.stored()).toEqual(['Aditi R', '9845099999']);
});

it.each([
  ['who was asked to log in again', 'aditi', 'idle'],
  ['and not for another person', 'somebody else', 'closed'],
])('reopens for the person %s', async (_who, ended, form) => {
  const first = await begin();
  first.edit();
  first.type('phone', '98450');
  first.stop();
  first.fake.services.storage.session.setEnded(ended);
  const next = await begin(first.fake);
  expect(next.form()).toBe(form);
});

it('keeps nothing of a person who signs out, even during a save', async () => {
  const run = await begin();
  const { saveProfile } = run.fake.services.users;
  run.fake.services.users.saveProfile = async (uid, changes) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return saveProfile(uid, changes);
  };
  run.edit();
  run.type('phone', '9845099999');
  await run.save();
  run.dispatch(signedOut());
  await run.advance(1000);
  expect(JSON.stringify(run.state().userProfile)).not.toMatch(/98450|Aditi/);
  expect(run.texts()).toEqual([]);
});

it.each(['found', 'failed'] as const)('keeps nothing of them when the read is %s later', async (end) => {
  const run = await begin();
  const { get } = run.fake.services.users;
  run.fake.services.users.get = async (uid) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return end === 'found' ? get(uid) : offline();
  };
  run.dispatch(profileRequested());
  run.dispatch(signedOut());
  await run.advance(1000);
  expect(selectPhone(run.state())).toEqual({ status: 'idle' });
});

it('shows the saved profile instead of an older answer', async () => {
  const run = await begin();
  const { get } = run.fake.services.users;
  run.fake.services.users.get = async (uid) => {
    const early = await get(uid);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return early;
  };
  run.dispatch(profileRequested());
  run.edit();
  run.type('phone', '9845099999');
  await run.save();
  await run.advance(1000);
  expect(run.shown()).toEqual(['Aditi', '9845099999']);
});

it('reports a number that failed to load, and loads it on a retry', async () => {
  const fake = signedInShopper();
  const { get } = fake.services.users;
  fake.services.users.get = offline;
  const run = await begin(fake);
  expect(selectPhone(run.state())).toEqual({
    status: 'failed',
    message: 'Your mobile number could not be loaded.',
  });
  fake.services.users.get = get;
  run.dispatch(profileRequested());
  await run.advance(0);
  expect(run.shown()).toEqual(['Aditi', '9845012345']);
  run.stop();
});
