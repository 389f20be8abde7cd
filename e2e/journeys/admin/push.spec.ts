import { expect, test, type Page } from '@playwright/test';
import { asAdmin } from '../../support/people/admin';
import { expectAccessible } from '../../support/page/axe';
import { readStack } from '../../support/shop/stack';
import { watchConsole } from '../../support/page/steps';

// A browser subscribes through its worker.
test.use({ serviceWorkers: 'allow' });

interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A subscription at the push service of this machine: a headless browser has none of its own. */
async function subscribeWith(page: Page): Promise<Subscription> {
  const answer = await fetch(`${readStack().pushUrl}/__sandbox/subscriptions`, { method: 'POST' });
  const subscription = (await answer.json()) as Subscription;
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0)).buffer;
    const made = (applicationServerKey: string) => ({
      endpoint,
      options: { userVisibleOnly: true, applicationServerKey: bytesOf(applicationServerKey) },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      async unsubscribe() {
        localStorage.removeItem('e2e-push');
        return true;
      },
    });
    // A headless browser denies every permission.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    Object.assign(PushManager.prototype, {
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        localStorage.setItem('e2e-push', applicationServerKey);
        return made(applicationServerKey);
      },
      async getSubscription() {
        const key = localStorage.getItem('e2e-push');
        return key ? made(key) : null;
      },
    });
  }, subscription);
  return subscription;
}

/** Returns the messages for this subscription, decrypted with its keys. */
async function arrivedAt({ endpoint }: Subscription): Promise<Record<string, string>[]> {
  const answer = await fetch(`${readStack().pushUrl}/__sandbox/messages`);
  const { messages } = (await answer.json()) as { messages: { subscription: string; text: string }[] };
  return messages
    .filter(({ subscription }) => endpoint.endsWith(subscription))
    .map(({ text }) => JSON.parse(text) as Record<string, string>);
}

test('a device is switched on, gets an encrypted test, and is switched off', async ({ page }) => {
  const expectQuiet = watchConsole(page);
  const subscription = await subscribeWith(page);
  await asAdmin(page, '/admin/notifications');
  const panel = page.getByRole('region', { name: 'On this device' });
  const control = panel.getByRole('switch', { name: 'Notifications on this device' });
  await expect(control).not.toBeChecked();
  await control.press('Space');
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
  await expect(control).toBeChecked();
  const row = panel.getByRole('listitem').filter({ hasText: 'This device' });
  await expect(row).toContainText('Chrome on');
  await expectAccessible(page, 'a device that is switched on');

  await row.getByRole('button', { name: /^Send a test to/ }).click();
  await expect(page.getByText('Sent. It should be there in a moment.')).toBeVisible();
  // Other specs place orders meanwhile, of which the owner hears, too.
  const got = (await arrivedAt(subscription)).find(({ tag }) => tag === 'test');
  expect(got).toMatchObject({
    body: 'It works. News for you comes here.',
    path: '/admin/notifications',
    tag: 'test',
  });

  await page.reload();
  await expect(control).toBeChecked();
  await row.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Notifications are off for that device.')).toBeVisible();
  await expect(control).not.toBeChecked();
  await expect(row).toHaveCount(0);
  expectQuiet();
});
