import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { respondUnavailablePage } from '../../local/hosting/unavailablePage';
import { adminPaths, fillPath, paths, routes } from '../../src/app/router/paths';
import { POLICIES } from '../../src/features/chrome/links';
import { readPdf } from '../../functions/src/invoices/pdf/testing';
import { colourOf } from '../../src/ui/theme/tokens';
import { BRAND, COLOURS, DARK_DEW } from '../support/rebrand/brand';
import { builtTexts } from '../support/rebrand/builtTexts';
import { readyShopper, type ReadyShopper } from '../support/people/buyer';
import { advanceParcel, liveParcelOf } from '../support/shop/courier';
import { itemsOf } from '../support/shop/items';
import { BEFORE, type BrandBefore } from '../support/rebrand/rebrand';
import { startSession } from '../support/people/session';
import { settle } from '../support/page/settle';
import { idToken, readStack } from '../support/shop/stack';
import { watchConsole } from '../support/page/steps';
import { traces } from '../support/rebrand/traces';

const ROOT = resolve(__dirname, '../..');
const before = JSON.parse(readFileSync(join(ROOT, BEFORE), 'utf8')) as BrandBefore;
const rgb = (colour: string) =>
  `rgb(${[1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;
const oldIn = (text: string) => traces(text, before.words);

/** Reads a page as a person and a search engine do: words, and the colours that its elements have. */
async function readPage(page: Page) {
  return page.evaluate(() => {
    const colours = new Set<string>();
    for (const element of document.querySelectorAll('body, body *')) {
      const { color, backgroundColor, borderTopColor, fill } = getComputedStyle(element);
      for (const one of [color, backgroundColor, borderTopColor, fill]) colours.add(one);
    }
    const { backgroundColor, fontFamily } = getComputedStyle(document.body);
    const [html, title] = [document.documentElement.outerHTML, document.title];
    return { html, title, colours: [...colours], ground: backgroundColor, fontFamily };
  });
}

/** Opens a page and fails where it has anything of the shop before, or not the style of this one. */
async function expectRebranded(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect.soft(oldIn((await answer?.text()) ?? ''), `the HTML of ${path}`).toEqual([]);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await settle(page);
  const { html, title, colours, ground, fontFamily } = await readPage(page);
  expect.soft(oldIn(html), path).toEqual([]);
  expect.soft(title, path).toContain(BRAND.name);
  expect.soft(html, `the logo of ${path}`).toContain(`viewBox="${BRAND.logoViewBox}"`);
  expect.soft({ ground, fontFamily }, path).toEqual({
    // The admin stands on the surface colour, which this brand keeps.
    ground: rgb(path.startsWith(adminPaths.dashboard) ? colourOf('surface') : COLOURS.paper),
    fontFamily: expect.stringContaining('Anek'),
  });
  expect.soft(colours, path).toContain(rgb(COLOURS.dew));
  for (const old of before.colours) expect.soft(colours, path).not.toContain(rgb(old));
}

test('every public page has the new brand, in its HTML and after hydration @desktop', async ({ page }) => {
  const expectQuiet = watchConsole(page, [/status of 404/]);
  const parameters: Record<string, string[]> = {
    [paths.product]: ['amla-c-glow-serum', 'no-such-product'],
    [paths.combo]: ['morning-dew-set'],
    [paths.policy]: POLICIES.map(([path]) => path.split('/').pop() ?? ''),
  };
  const open = Object.values(routes).filter(({ access }) => access === 'public');
  for (const { pattern } of open)
    for (const value of parameters[pattern] ?? ['']) await expectRebranded(page, fillPath(pattern, value));
  for (const path of ['/nowhere', '/shell.html']) await expectRebranded(page, path);
  expectQuiet();
});

test('the built files contain nothing of the old brand @desktop', async () => {
  const texts = await builtTexts(ROOT);
  expect(texts.length).toBeGreaterThan(50);
  const old = [...before.words, ...before.colours];
  const found = texts.flatMap(({ file, text }) => traces(text, old).map((trace) => `${file}: ${trace}`));
  expect(found).toEqual([]);
});

test('crawlers, messengers and installers read the new brand @desktop', async ({ request }) => {
  for (const path of [
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/feeds/google.xml',
    '/__local',
  ]) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(oldIn(await answer.text()), path).toEqual([]);
  }
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as Record<string, string>;
  expect(manifest).toMatchObject({
    name: BRAND.name,
    theme_color: COLOURS.dew,
    background_color: COLOURS.paper,
  });
  expect(await (await request.get('/favicon.svg')).text()).toContain(COLOURS.dew);
});

test('the page shown during an outage has the new brand @desktop', async ({ page }) => {
  let html = '';
  respondUnavailablePage(
    { writeHead: () => undefined, end: (text: string) => (html = text) } as never,
    'The shop is being updated.',
  );
  await page.setContent(html);
  const { title, ground } = await readPage(page);
  expect({ title, ground }).toEqual({
    title: `${BRAND.name} will be back in a moment`,
    ground: rgb(COLOURS.paper),
  });
  expect(oldIn(html)).toEqual([]);
});

/** A shopper with a shipped order, so that there is an invoice. */
async function shippedOrder() {
  const buyer = await readyShopper(`kavya.${Date.now()}@shopper.test`);
  expect(buyer.orderId.slice(0, BRAND.orderPrefix.length)).toBe(BRAND.orderPrefix);
  expect(await buyer.buy(...(await itemsOf('amla-c-glow-serum')))).toMatchObject({ status: 200 });
  await advanceParcel((await liveParcelOf(buyer.orderId)).awb_number, 'picked');
  return buyer;
}

/** An order that arrived and is asked back, so that the returns desk has a return. */
async function askedBack(request: APIRequestContext) {
  const { orderId, token } = await shippedOrder();
  await advanceParcel((await liveParcelOf(orderId)).awb_number, 'delivered');
  // The shopper asks, because a return that the team opens is accepted at once.
  const data = { reason: 'Damaged or leaking' };
  const answer = await request.post(`/api/orders/${orderId}/return`, { data, headers: withKey(token) });
  expect(answer.status()).toBe(200);
}

async function writeMessage(
  request: APIRequestContext,
  { email, token }: Pick<ReadyShopper, 'email' | 'token'>,
): Promise<void> {
  const message = { name: 'Kavya Rao', email, phone: '', message: 'When is the hair oil back?' };
  const answer = await request.post('/api/messages', { data: message, headers: withKey(token) });
  expect(answer.status()).toBe(200);
}

const withKey = (token: string) => ({
  'x-api-key': readStack().apiKey,
  authorization: `Bearer ${token}`,
});

test('invoices, packing slips and mails have the new brand @desktop', async ({ request }) => {
  const buyer = await shippedOrder();
  const { orderId, email, token } = buyer;
  const invoice = await request.get(`/api/orders/${orderId}/invoice`, { headers: withKey(token) });
  expect(invoice.headers()['content-disposition']).toContain(`neem-rain-invoice-${orderId}.pdf`);
  const { admin } = readStack().accounts;
  const slip = await request.post('/api/admin/print', {
    headers: withKey(await idToken(admin.email, admin.password)),
    data: { what: 'slips', orders: [orderId] },
  });
  const { file } = (await slip.json()) as { file: string };
  const words = (pdf: Buffer) => readPdf(pdf).join('|').replaceAll('|', '');
  const papers = { invoice: words(await invoice.body()), slip: words(Buffer.from(file, 'base64')) };
  expect(oldIn(JSON.stringify(papers))).toEqual([]);
  const { name, legalName, gstin, supportEmail, invoicePrefix } = BRAND;
  for (const fact of [name, legalName, gstin, supportEmail, `${invoicePrefix}/`])
    expect(papers.invoice).toContain(fact);
  expect(papers.slip).toContain(name);

  await writeMessage(request, buyer);
  await request.post('/__local/mail', { data: {} });
  const arrived = await request.get(`${readStack().mailUrl}/__sandbox/mails?to=${email}`);
  const { mails } = (await arrived.json()) as { mails: { from: string; html: string }[] };
  expect(mails.length).toBeGreaterThanOrEqual(3);
  for (const mail of mails) {
    expect(traces(JSON.stringify(mail), [...before.words, ...before.colours])).toEqual([]);
    expect(mail.from).toBe(`${BRAND.name} <${BRAND.supportEmail}>`);
    for (const colour of [DARK_DEW, COLOURS.paper]) expect(mail.html).toContain(colour);
  }
});

test('the profile and every screen of the admin have the new brand @desktop', async ({ page, request }) => {
  const expectQuiet = watchConsole(page);
  const buyer = await shippedOrder();
  await writeMessage(request, buyer);
  await askedBack(request);
  await startSession(page, buyer.email, buyer.password);
  await expectRebranded(page, paths.profile);

  const { admin } = readStack().accounts;
  await startSession(page, admin.email, admin.password);
  const linked = new Set<string>();
  const [many, single] = [
    Object.values(adminPaths).filter((path) => !path.includes(':')),
    // No page links to an invitation; its mail does.
    Object.values(adminPaths).filter((path) => path.includes(':') && path !== adminPaths.join),
  ];
  for (const path of many) {
    await expectRebranded(page, path);
    const links = await page
      .locator('main a[href^="/admin/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    for (const link of links) linked.add(new URL(link, 'http://shop').pathname);
  }
  // The screens of one thing, of the first that a list links to.
  for (const pattern of single) {
    // A form is behind a button of the screen of its thing.
    const form = pattern === adminPaths.editOrder ? '/edit' : '';
    const isOne = new RegExp(`^${pattern.slice(0, pattern.length - form.length).replace(/:\w+/, '[^/]+')}$`);
    const thing = [...linked].find((link) => isOne.test(link) && !many.some((one) => one === link));
    const path = thing && thing + form;
    expect(path, `no list links to ${pattern}`).toBeDefined();
    if (path) await expectRebranded(page, path);
  }
  expectQuiet();
});
