import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { untilReloaded } from '../../support/people/login';
import { readyShopper } from '../../support/people/buyer';
import { newShopper, readDocument, readStack, uidOf } from '../../support/shop/stack';
import { linkTo } from '../../support/shop/sentMails';
import { answerAtGoogle, chooseAtGoogle } from '../../support/people/google';
import { startSession } from '../../support/people/session';
import { open, watchConsole } from '../../support/page/steps';

const serum = {
  id: 'amla-c-glow-serum',
  name: 'Amla C Glow Serum',
  title: '',
  price: 649,
  quantity: 1,
  mainImage: '',
  variant: '30 ml',
  sku: 'GLM-SER-AMC-30ML',
  kind: 'product' as const,
};

/** Calls the shop's API as a person. */
async function post(path: string, token: string, body: object) {
  const { baseUrl, apiKey } = readStack();
  const answer = await fetch(baseUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** Writes a document past the web app, with a person's token. Answers the status. */
async function write(path: string, token: string): Promise<number> {
  const { firestoreUrl, projectId } = readStack();
  const documents = `${firestoreUrl}/v1/projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(`${documents}/${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ fields: { cart: { arrayValue: {} } } }),
  });
  return answer.status;
}

async function openDeletion(page: Page) {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  return page.getByRole('dialog', { name: 'Delete your account' });
}

test('a person downloads their data and deletes their account @phone', async ({ page, context }, info) => {
  const at = `${info.project.name}.${Date.now()}@shopper.example`;
  const [person, other] = await Promise.all([readyShopper(`leaver.${at}`), readyShopper(`stayer.${at}`)]);
  const [{ email, token, orderId, password }, uid] = [person, uidOf(person.token)];
  expect((await person.buy(serum)).status).toBe(200);
  expect((await other.buy(serum)).status).toBe(200);
  // A wrong password gets a 400.
  const expectQuiet = watchConsole(page, [/status of 400/, /status of 409/]);
  await startSession(page, email, password);
  await open(page, '/profile#details');

  // The file contains all of this shopper's data and no other person's.
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^glumist-my-data-\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({
    account: { email, signIn: ['Email and password'] },
    addresses: [{ name: 'Meera Sundar', pincode: '600004' }],
    orders: [{ orderId, lines: [{ name: 'Amla C Glow Serum' }] }],
  });
  for (const stranger of [other.email, other.orderId, uid]) expect(text).not.toContain(stranger);

  // An active order blocks the deletion, with a link to it.
  let dialog = await openDeletion(page);
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await dialog.getByLabel('Your password').fill('not-the-password');
  await dialog.getByRole('checkbox').check();
  await confirm.click();
  await expect(dialog.getByText('This is not your password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(password);
  await confirm.click();
  await expect(dialog.getByText(`Order ${orderId} is not finished`)).toBeVisible();
  await dialog.getByRole('link', { name: 'See your orders' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article', { name: `Order ${orderId}` })).toBeVisible();

  // After its cancellation the account is deleted, in every tab.
  expect((await post(`/api/orders/${orderId}/cancel`, token, {})).status).toBe(200);
  const second = await context.newPage();
  await open(second, '/profile');
  await expect(second.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await page.getByRole('tab', { name: 'Details and sign-in' }).click();
  dialog = await openDeletion(page);
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('checkbox').check();
  await confirm.dblclick();
  await expect(page.getByText('Your account has been deleted.').first()).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(second).toHaveURL('/');
  await second.close();
  expectQuiet();
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(stored).not.toContain(uid);
  for (const trace of [email, orderId, 'Meera', 'Kutchery']) expect(await stored()).not.toContain(trace);

  // The order is kept without personal data; an old token recreates nothing.
  expect(await readDocument(`users/${uid}`)).toBeNull();
  const keptOrder = JSON.stringify(await readDocument(`orders/${orderId}`));
  expect(keptOrder).toContain('600004');
  for (const trace of [uid, email, 'Meera', 'Kutchery', '9840012345']) expect(keptOrder).not.toContain(trace);
  expect(await write(`users/${uid}`, token)).toBe(403);
  expect((await person.nextOrder().buy(serum)).status).toBe(401);
  expect(await readDocument(`users/${uid}`)).toBeNull();

  await expect.poll(() => linkTo(email, /(account is deleted)/)).not.toBe('');

  // The login is deleted, and the same email can register again.
  await open(page, '/login');
  const panel = page.getByRole('dialog', { name: 'Login' });
  await panel.getByLabel('Email').fill(email);
  await panel.locator('input[name="password"]').fill(password);
  await panel.getByRole('button', { name: 'Login', exact: true }).last().click();
  await expect(page.getByText(/^Firebase: .*\(auth\/(user-not-found|invalid-credential)\)/)).toBeVisible();
  expect(uidOf(await newShopper(email, password))).not.toBe(uid);
  await startSession(page, email, password);
  await open(page, '/profile');
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(page.getByText('No orders yet')).toBeVisible();
});

test('a person who signed in with Google confirms the deletion with Google @desktop', async ({
  page,
}, info) => {
  const email = `google.leaver.${info.project.name}.${Date.now()}@shopper.example`;
  await open(page, '/login');
  await untilReloaded(page, () => chooseAtGoogle(page, email));
  await open(page, '/profile#details');
  const dialog = await openDeletion(page);
  await dialog.getByRole('checkbox').check();
  const confirmAs = async (chosen: string | null) => {
    const opened = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await answerAtGoogle(await opened, chosen);
  };
  await confirmAs(null);
  await expect(dialog.getByText(/^Error: Firebase: .*\(auth\/popup-closed-by-user\)/)).toBeVisible();
  // Another Google account is refused and does not replace the session.
  await confirmAs(`else.${email}`);
  await expect(dialog.getByText(/^Error: Firebase: .*\(auth\/user-mismatch\)/)).toBeVisible();
  await confirmAs(email);
  await expect(page.getByText('Your account has been deleted.').first()).toBeVisible();
  await expect(page).toHaveURL('/');
});
