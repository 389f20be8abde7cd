import { screen, waitFor } from '@testing-library/react';
import { defaultChoices, kindsOf } from '@/domain/admin/notifications/choices';
import type { ShownDevice } from '@/domain/admin/notifications/push/device';
import { fail, ok } from '@/services';
import { createNotificationsAdmin } from '@/services/admin/people/createNotificationsAdmin';
import type { OwnDevice, PushDevice } from '@/services/browser/pushDevice';
import { fakeServices } from '@/testing/fakeServices';
import { renderAdmin } from '../testing/renderAdmin';
import { notificationsSaga } from './notificationsSaga';
import NotificationsScreen from './NotificationsScreen';

const phone: ShownDevice = {
  id: 'phone',
  name: 'Chrome on Android',
  createdAt: '2026-11-20T10:00:00.000Z',
  usedAt: '2026-11-25T10:00:00.000Z',
};
const subscription = {
  endpoint: 'https://fcm.googleapis.com/x',
  p256dh: 'B',
  auth: 'A',
  name: 'Chrome on Linux',
};
const here: ShownDevice = { ...phone, id: 'here', name: subscription.name, usedAt: '' };

interface Setting {
  key?: string;
  support?: OwnDevice['support'];
  subscribed?: Awaited<ReturnType<PushDevice['subscribe']>>;
  /** Refusals by the end of a path. */
  refuse?: Record<string, string>;
}

function visit({ key = 'KEY', support = 'ready', subscribed = ok(subscription), refuse = {} }: Setting = {}) {
  const fake = fakeServices();
  const record = {
    calls: [] as string[],
    devices: [phone],
    own: { support, id: '' } as OwnDevice,
    held: Promise.resolve(),
  };
  fake.services.http = async ({ method, path }) => {
    if (method === 'POST') record.calls.push(path.replace('/api/admin/notifications', ''));
    await record.held;
    const refusal = Object.entries(refuse).find(([end]) => path.endsWith(end));
    if (refusal) return { kind: 'answered', status: 409, body: { success: false, message: refusal[1] } };
    if (path.endsWith('/devices')) record.devices = [phone, here];
    if (path.endsWith('/here/remove')) record.devices = [phone];
    if (path.endsWith('/phone/remove')) record.devices = [];
    const body = {
      success: true,
      message: 'Done.',
      email: 'mina@example.com',
      kinds: kindsOf('owner'),
      choices: defaultChoices('owner'),
      push: { key, devices: record.devices },
    };
    return { kind: 'answered', status: 200, body };
  };
  const device: PushDevice = {
    look: async () => record.own,
    async subscribe(given) {
      record.calls.push(`subscribe ${given}`);
      record.own = subscribed.ok ? { support, id: 'here' } : { support: record.own.support, id: '' };
      return subscribed;
    },
    async unsubscribe() {
      record.calls.push('unsubscribe');
      record.own = { support, id: '' };
    },
  };
  const saga = () => notificationsSaga(createNotificationsAdmin(fake.services.http), device);
  return { ...renderAdmin(<NotificationsScreen />, { fake, sagas: [saga] }), record };
}
const theSwitch = () => screen.findByRole('switch', { name: 'Notifications on this device' });

test('the switch asks the browser, tells the shop, and takes both back', async () => {
  const { user, record } = visit();
  const control = await theSwitch();
  expect(control).not.toBeChecked();
  await user.click(control);
  await waitFor(() => expect(control).toBeChecked());
  expect(control).toHaveFocus();
  expect(record.calls).toEqual(['subscribe KEY', '/devices']);
  expect(screen.getByText('This device')).toBeInTheDocument();
  expect(screen.getByText(/Nothing has come yet/)).toBeInTheDocument();
  await user.click(control);
  await waitFor(() => expect(control).not.toBeChecked());
  expect(record.calls.slice(2)).toEqual(['/devices/here/remove', 'unsubscribe']);
});

test('a shop that refuses leaves the browser unsubscribed, and says why', async () => {
  const { user, record } = visit({ refuse: { '/devices': 'You have notifications on 6 devices.' } });
  await user.click(await theSwitch());
  expect(await screen.findByText(/on 6 devices/)).toBeInTheDocument();
  expect(record.calls).toEqual(['subscribe KEY', '/devices', 'unsubscribe']);
  expect(await theSwitch()).not.toBeChecked();
});

test.each(['denied', 'failed'] as const)(
  'a browser that answers %s is explained, and the shop is not asked',
  async (error) => {
    const { user, record } = visit({ subscribed: fail(error) });
    await user.click(await theSwitch());
    expect(
      await screen.findByText(error === 'denied' ? /Without your permission/ : /could not switch/),
    ).toBeInTheDocument();
    expect(record.calls).toEqual(['subscribe KEY']);
  },
);

test('where the browser blocks them at the press, the focus goes from the switch to the heading', async () => {
  const { user, record } = visit({ subscribed: fail('denied') });
  const control = await theSwitch();
  record.own = { support: 'denied', id: '' };
  await user.click(control);
  expect(await screen.findByText(/blocks notifications/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'On this device' })).toHaveFocus();
});

test.each([
  ['denied', /blocks notifications/],
  ['install', /Add to Home Screen/],
  ['unsupported', /cannot show notifications/],
] as const)(
  'where notifications are %s there is no switch, but the reason and the other devices',
  async (support, text) => {
    visit({ support });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText('Chrome on Android')).toBeInTheDocument();
  },
);

test('a shop without a key offers nothing', async () => {
  visit({ key: '' });
  expect(await screen.findByText(/no key for notifications/)).toBeInTheDocument();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('group', { name: 'What comes to your devices at once' })).toBeNull();
});

test('one action runs at a time: the others wait', async () => {
  const { user, record } = visit();
  await screen.findByText('Chrome on Android');
  let answer = () => {};
  record.held = new Promise((resolve) => (answer = resolve));
  await user.click(screen.getByRole('button', { name: 'Send a test to Chrome on Android' }));
  await user.click(screen.getByRole('button', { name: 'Remove Chrome on Android' }));
  await user.click(await theSwitch());
  answer();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Remove/ })).toBeEnabled());
  expect(record.calls).toEqual(['/devices/phone/test']);
});

test('another device is tested and removed; this browser stays as it is', async () => {
  const { user, record } = visit();
  await user.click(await screen.findByRole('button', { name: 'Send a test to Chrome on Android' }));
  await waitFor(() => expect(record.calls).toEqual(['/devices/phone/test']));
  await user.click(screen.getByRole('button', { name: 'Remove Chrome on Android' }));
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  expect(record.calls).toEqual(['/devices/phone/test', '/devices/phone/remove']);
});

test.each([
  ['Remove', 'Send a test to'],
  ['Send a test to', 'Remove'],
])('the pressed button of a device shows that it works: %s', async (pressed, other) => {
  const { user, stop } = visit();
  const button = await screen.findByRole('button', { name: `${pressed} Chrome on Android` });
  // The shop does not answer.
  stop();
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: `${other} Chrome on Android` })).not.toHaveAttribute('aria-busy');
});
