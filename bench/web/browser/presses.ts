import type { Browser, Locator, Page } from 'playwright-core';
import { bundled } from '../../support/bundled';
import { MAX_LOAD_MS, onPhone, settled, throttle } from './phone';
import type * as watch from './watchPress';
import type { Awaited } from './watchPress';

declare global {
  interface Window {
    press: typeof watch;
  }
}

/** A press and the milliseconds until its result was painted. */
export type Took = [press: string, took: number];

/** How long an element is visible before it is pressed, as for a person. */
const GLANCE = 1200;

async function timed(
  page: Page,
  awaited: Awaited,
  press: () => Promise<unknown>,
  now = false,
): Promise<number> {
  await page.evaluate(([what, at]) => window.press.awaitPress(what, at), [awaited, now] as const);
  await press();
  const painted = await page.waitForFunction(() => window.press.pressTook(), undefined, {
    timeout: MAX_LOAD_MS,
  });
  return (await painted.jsonValue())!;
}

/** Pixels of a first scroll, because sections below the first screen render after the first interaction. */
const NUDGE = 40;

async function pressed(page: Page, target: Locator, what: Awaited['what']): Promise<number> {
  await page.mouse.wheel(0, NUDGE);
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(GLANCE);
  return timed(page, { what }, () => target.tap());
}

/** Adds the press observer. Timed page loads do without it, because it checks every frame. */
async function opened(page: Page, url: string): Promise<void> {
  await page.addInitScript(
    `${await bundled('bench/web/browser/watchPress.ts')};bench.watchPress();window.press = bench;`,
  );
  await throttle(await page.context().newCDPSession(page));
  const quiet = settled(page);
  await page.goto(url, { waitUntil: 'load', timeout: MAX_LOAD_MS });
  await page.waitForFunction(() => window.observed.interactive > 0, undefined, { timeout: MAX_LOAD_MS });
  await quiet;
}

const seen = (page: Page, selector: string) => page.locator(selector).locator('visible=true').first();

/** The first card of any shop: a link to a product with a picture in or next to it. */
const CARD = 'a[href*="/product/"], a[href*="/products/"], a[href*="/p/"]';

/** A press on a card of a page, until its product's title is painted. */
export const cardPress = (browser: Browser, url: string): Promise<Took[]> =>
  onPhone(browser, async (open) => {
    const page = await open();
    await opened(page, url);
    return [['card → product', await pressed(page, seen(page, CARD), 'screen')]];
  });

/** Follows links of our shop, one press after another. */
const WALK: [press: string, link: string, inMenu?: boolean][] = [
  ['home → list', 'a[href="/products"]'],
  ['list → product', 'h3 a[href^="/product/"]'],
  ['product → home', 'header a[href="/"]'],
  ['home → combo', 'a[href^="/combo/"]'],
  ['combo → about', '[role=dialog] a[href="/about"]', true],
  ['about → contact', 'footer a[href="/contact"]'],
];

/** Presses through our shop and back. */
export const walkThrough = (browser: Browser, baseUrl: string): Promise<Took[]> =>
  onPhone(browser, async (open) => {
    const page = await open();
    await opened(page, `${baseUrl}/`);
    const took: Took[] = [];
    for (const [name, link, inMenu] of WALK) {
      if (inMenu) await seen(page, 'button[aria-label="Menu"]').tap();
      took.push([name, await pressed(page, seen(page, link), 'screen')]);
    }
    const back = () => page.evaluate(() => history.back());
    took.push(['contact → back', await timed(page, { what: 'screen' }, back, true)]);
    return took;
  });

const OVERLAYS: [press: string, button: RegExp][] = [
  ['cart drawer', /^Cart/],
  ['side menu', /^Menu$/],
];

/** Overlays, each opened for the first time on a page. */
export const overlays = (browser: Browser, baseUrl: string): Promise<Took[]> =>
  onPhone(browser, async (open) => {
    const took: Took[] = [];
    for (const [name, button] of OVERLAYS) {
      const page = await open();
      await opened(page, `${baseUrl}/products`);
      const target = page.getByRole('button', { name: button }).locator('visible=true').first();
      took.push([name, await pressed(page, target, 'overlay')]);
      await page.close();
    }
    return took;
  });
