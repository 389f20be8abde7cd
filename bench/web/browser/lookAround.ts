import type { Browser, Page } from 'playwright-core';
import { countedWay, type CountedWay } from './countedWay';
import { MAX_LOAD_MS, onPhone, throttle } from './phone';

/** A screen of a visit and the bytes that the shop sent for it. */
export type Fetched = [screen: string, bytes: number];

/** Milliseconds without traffic after which a screen counts as loaded. */
const QUIET = 1500;
/** Pixels of each scroll step, and milliseconds between two steps. */
const STEP = 500;
const LOOK = 400;

async function rested({ sent }: CountedWay): Promise<void> {
  for (let last = -1, since = Date.now(); Date.now() - since < QUIET;) {
    await new Promise((wait) => setTimeout(wait, 100));
    if (sent() === last) continue;
    last = sent();
    since = Date.now();
  }
}

/** Scrolls to the end of the page, so that every picture loads. */
async function lookThrough(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, STEP);
    await page.waitForTimeout(LOOK);
  }
}

/** The links that a visit follows after its first screen. */
const FURTHER: [screen: string, link: string, nth: number][] = [
  ['the list', 'a[href="/products"]', 0],
  ['a product', 'h3 a[href^="/product/"]', 0],
  ['a product beside it', 'h3 a[href^="/product/"]', 1],
  ['one beside that', 'h3 a[href^="/product/"]', 2],
];

/** Five screens of a visitor with empty caches, each scrolled to its end, and the background fetches. */
export const lookAround = (browser: Browser, shopUrl: string): Promise<Fetched[]> =>
  onPhone(browser, async (open) => {
    const way = await countedWay(shopUrl);
    const fetched: Fetched[] = [];
    let before = 0;
    const looked = async (screen: string, page: Page) => {
      await lookThrough(page);
      await rested(way);
      fetched.push([screen, way.sent() - before]);
      before = way.sent();
    };
    try {
      const page = await open();
      await throttle(await page.context().newCDPSession(page));
      await page.goto(`${way.baseUrl}/`, { waitUntil: 'load', timeout: MAX_LOAD_MS });
      await page.waitForFunction(() => window.observed.interactive > 0, undefined, { timeout: MAX_LOAD_MS });
      await looked('home', page);
      for (const [screen, link, nth] of FURTHER) {
        const here = page.url();
        await page.locator(link).locator('visible=true').nth(nth).tap();
        await page.waitForURL((url) => url.href !== here);
        await looked(screen, page);
      }
      return fetched;
    } finally {
      way.close();
    }
  });
