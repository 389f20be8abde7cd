import type { Browser } from 'playwright-core';
import type { StackFile } from '../../e2e/support/running/shopProcess';
import { median } from '../support/load/statistics';
import { textTable } from '../../local/textTable';
import type { Arguments } from './arguments';
import { LIGHTHOUSE, marked, PRESSES } from './goals';
import { installLighthouse, lighthouse, type Points } from './lighthouse';
import { lookAround, type Fetched } from './browser/lookAround';
import { addProducts } from './ownShop';
import { cardPress, overlays, walkThrough, type Took } from './browser/presses';
import { longList, PRODUCTS, type Answer } from './browser/longList';
import { fetchedTable, pressTable } from './tables';

const ms = (value: number) => `${Math.round(value)} ms`;

async function rounds<T>(count: number, once: () => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let at = 0; at < count; at += 1) done.push(await once());
  return done;
}

const middleOf = (took: readonly (readonly Took[])[]) => median(took.map((round) => round[0]![1]));

async function presses(browser: Browser, { baseUrl }: StackFile, options: Arguments) {
  const walked = options.wants('presses')
    ? await rounds(options.rounds, async () => [
        ...(await cardPress(browser, `${baseUrl}/`)),
        ...(await walkThrough(browser, baseUrl)),
      ])
    : [];
  const peers: Record<string, Took[][]> = {};
  if (options.wants('presses')) {
    for (const { name, pages } of options.peers) {
      const { home } = pages;
      if (home !== undefined) peers[name] = await rounds(options.rounds, () => cardPress(browser, home));
    }
  }
  const opened = options.wants('overlays')
    ? await rounds(options.rounds, () => overlays(browser, baseUrl))
    : [];
  const goalOf = (press: string) => (press === 'card → product' ? PRESSES.product : PRESSES.screen);
  if (walked.length > 0) console.log(`\n${pressTable(walked, goalOf)}`);
  for (const [name, took] of Object.entries(peers))
    console.log(`${name}: card → product ${ms(middleOf(took))}`);
  if (opened.length > 0) console.log(`\n${pressTable(opened, () => PRESSES.overlay)}`);
  return { walked, opened, peers };
}

async function longListTimes(browser: Browser, stack: StackFile, options: Arguments): Promise<Answer[][]> {
  if (!options.wants('long-list')) return [];
  await addProducts(stack, PRODUCTS);
  const all = await rounds(Math.min(options.rounds, 3), () => longList(browser, stack));
  const rows = (all[0] ?? []).map(({ step }, at) => {
    const answer = median(all.map((round) => round[at]!.answer));
    const task = median(all.map((round) => round[at]!.task));
    return [step, marked(ms(answer), answer <= PRESSES.answer), ms(task)];
  });
  console.log(`\n${textTable([`${PRODUCTS} products`, 'slowest answer', 'longest task'], rows)}`);
  return all;
}

async function visit(browser: Browser, { baseUrl }: StackFile, options: Arguments): Promise<Fetched[][]> {
  if (!options.wants('visit')) return [];
  const all = await rounds(Math.min(options.rounds, 3), () => lookAround(browser, baseUrl));
  console.log(`\n${fetchedTable(all)}`);
  return all;
}

const PAGES = ['/', '/products', '/product/neem-and-tulsi-bar', '/checkout'];

async function withLighthouse({ baseUrl }: StackFile, options: Arguments): Promise<object[]> {
  if (!options.wants('lighthouse')) return [];
  await installLighthouse();
  const names = Object.keys(LIGHTHOUSE) as (keyof Points)[];
  const pages: { page: string; points: Points; failed: string[] }[] = [];
  for (const page of PAGES) {
    const all = await rounds(Math.min(options.rounds, 3), () => lighthouse(baseUrl + page));
    const points = Object.fromEntries(
      names.map((name) => [name, median(all.map((one) => one.points[name]))]),
    );
    pages.push({ page, points: points as Points, failed: all[0]?.failed ?? [] });
  }
  const rows = pages.map(({ page, points, failed }) => [
    page,
    ...names.map((name) => marked(String(points[name]), points[name] >= LIGHTHOUSE[name])),
    failed.join(', '),
  ]);
  console.log(`\n${textTable(['Lighthouse, mobile', ...names, 'not passed'], rows)}`);
  return pages;
}

/** Measures everything except the screens and prints the tables. The long list comes last because it changes the shop. */
export async function measureOwnParts(
  browser: Browser,
  stack: StackFile,
  options: Arguments,
): Promise<object> {
  const pressed = await presses(browser, stack, options);
  const visited = await visit(browser, stack, options);
  const points = await withLighthouse(stack, options);
  return { ...pressed, visited, lighthouse: points, longList: await longListTimes(browser, stack, options) };
}
