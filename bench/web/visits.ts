import type { Browser } from 'playwright-core';
import type { StackFile } from '../../e2e/support/running/shopProcess';
import { medianBareNodeMs } from '../support/functions/bareNode';
import { OWN_SHOP, type Arguments, type Kind } from './arguments';
import { goalsOf, type Figures, type Visit } from './goals';
import { coldLoad, secondLoad } from './browser/loads';
import { describeRun, runLine, type BareNode, type Run } from './runLine';
import { signedInLoad } from './browser/signedIn';
import { medians, visitTable } from './visitTable';

interface Measured {
  shop: string;
  kind: Kind;
  visit: Visit;
  load: () => Promise<Figures>;
  loads: Figures[];
}

function pagesOf(browser: Browser, stack: StackFile, options: Arguments): Measured[] {
  return options.screens(stack.baseUrl).flatMap(({ shop, kind, url }): Measured[] => [
    { shop, kind, visit: 'cold', load: () => coldLoad(browser, url), loads: [] },
    { shop, kind, visit: 'second visit', load: () => secondLoad(browser, url), loads: [] },
  ]);
}

const signedInPages = (browser: Browser, stack: StackFile): Measured[] => [
  { shop: OWN_SHOP, kind: 'home', visit: 'signed in', load: () => signedInLoad(browser, stack), loads: [] },
];

async function takeTurns(pages: readonly Measured[], rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const { load, loads } of pages) loads.push(await load());
  }
}

function printTables(pages: readonly Measured[], bareNodeMs: number): void {
  const isOwn = ({ shop }: Measured) => shop === OWN_SHOP;
  const home = pages.find((page) => isOwn(page) && page.kind === 'home' && page.visit === 'cold');
  const ownHome = home ? medians(home.loads) : null;
  for (const { kind, visit } of pages.filter(isOwn)) {
    const compared = pages.filter((page) => page.kind === kind && page.visit === visit);
    const results = compared.map((page) => {
      return { shop: page.shop, isPeer: !isOwn(page), figures: medians(page.loads) };
    });
    console.log(`\n${kind}, ${visit}\n\n${visitTable(results, goalsOf(visit, bareNodeMs, ownHome))}`);
  }
}

export interface Visits {
  run: Run & { bareNode: BareNode };
  pages: { shop: string; kind: Kind; visit: Visit; loads: Figures[] }[];
}

/** Pages take turns in each round, so that a busy moment of the machine slows all of them. Prints a table of each kind and visit. */
export async function measureVisits(browser: Browser, stack: StackFile, options: Arguments): Promise<Visits> {
  const run = describeRun(options, new Date());
  const beforeMs = medianBareNodeMs();
  const visited = pagesOf(browser, stack, options);
  await takeTurns(visited, options.rounds);
  // Last, because its writes empty the local CDN, which no write does at Firebase: every page would be rendered again.
  const signedIn = options.wants('signed-in') ? signedInPages(browser, stack) : [];
  await takeTurns(signedIn, options.rounds);
  const pages = [...visited, ...signedIn];
  const bareNode: BareNode = { beforeMs, afterMs: medianBareNodeMs() };
  console.log(`\n${runLine(run, bareNode)}`);
  printTables(pages, (bareNode.beforeMs + bareNode.afterMs) / 2);
  return {
    run: { ...run, bareNode },
    pages: pages.map(({ shop, kind, visit, loads }) => ({ shop, kind, visit, loads })),
  };
}
