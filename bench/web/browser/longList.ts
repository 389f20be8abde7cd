import type { Browser, CDPSession, Page } from 'playwright-core';
import type { StackFile } from '../../../e2e/support/running/shopProcess';
import { MAX_LOAD_MS, onPhone, PHONE } from './phone';

export const PRODUCTS = 1000;

/** A step on the long list: its slowest interaction and its longest task, in milliseconds. */
export interface Answer {
  step: string;
  answer: number;
  task: number;
}

const visible = (page: Page, name: RegExp | string, role: 'button' | 'searchbox' = 'button') =>
  page.getByRole(role, { name }).locator('visible=true').first();

const STEPS: [step: string, work: (page: Page) => Promise<unknown>][] = [
  [
    'typing',
    async (page) => {
      await page.getByRole('searchbox').locator('visible=true').first().tap();
      await page.keyboard.type('vitamin c serum', { delay: 150 });
    },
  ],
  [
    'clearing',
    async (page) => {
      for (let at = 0; at < 15; at += 1) await page.keyboard.press('Backspace', { delay: 60 });
      await page.keyboard.press('Escape');
    },
  ],
  ['filters opened', (page) => visible(page, /^Filters/).tap()],
  [
    'ticked',
    async (page) => {
      const boxes = page.getByRole('dialog').getByRole('checkbox');
      for (const at of [0, 1, 2]) {
        await boxes.nth(at).tap({ force: true });
        await page.waitForTimeout(700);
      }
    },
  ],
  ['cleared', (page) => page.getByRole('dialog').getByRole('button', { name: 'Clear all' }).tap()],
  ['filters closed', (page) => page.getByRole('button', { name: /^Show \d/ }).tap()],
  [
    'sorted',
    async (page) => {
      await visible(page, /^Sort/).tap();
      await page.waitForTimeout(900);
      await page.getByRole('radio').nth(1).tap({ force: true });
    },
  ],
  [
    'scrolled',
    async (page) => {
      for (let at = 0; at < 40; at += 1) {
        await page.mouse.wheel(0, 700);
        await page.waitForTimeout(120);
      }
    },
  ],
  [
    'more shown',
    async (page) => {
      const more = page.getByRole('button', { name: 'Show more' });
      await more.scrollIntoViewIfNeeded();
      await more.tap();
    },
  ],
];

async function slowed(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slower });
  return devtools;
}

/** Uses the list of a shop with 1,000 products on the phone's processor, without its slow network. */
export const longList = (browser: Browser, { baseUrl }: StackFile): Promise<Answer[]> =>
  onPhone(browser, async (open) => {
    const page = await open();
    await slowed(page);
    await page.goto(`${baseUrl}/products`, { waitUntil: 'load', timeout: MAX_LOAD_MS });
    await page.getByText(/ of 1,?\d{3} shown/).waitFor({ timeout: MAX_LOAD_MS });
    await page.waitForTimeout(5000);
    const answers: Answer[] = [];
    for (const [step, work] of STEPS) {
      await page.evaluate(() => Object.assign(window.observed, { slowestAnswer: 0, longestTask: 0 }));
      await work(page);
      await page.waitForTimeout(1500);
      const { slowestAnswer, longestTask } = await page.evaluate(() => window.observed);
      answers.push({ step, answer: slowestAnswer, task: longestTask });
    }
    return answers;
  });
