import type { Browser } from 'playwright-core';
import type { StackFile } from '../../e2e/support/shopProcess';
import type { Arguments } from './arguments';
import { goalsOf, type Goals, type Visit } from './goals';
import { coldLoad, secondLoad, type Load } from './phone';
import { signedInLoad } from './signedIn';
import { medianLoad, visitTable } from './tables';

interface Measured {
  name: string;
  visit: Visit;
  peer: boolean;
  load: () => Promise<Load>;
  loads: Load[];
}

/** The least of each figure over the peers; null without any. */
function bestOf(peers: readonly Measured[]): Goals | null {
  const medians = peers.map(({ loads }) => medianLoad(loads));
  const [first] = medians;
  if (!first) return null;
  const figures = Object.keys(first) as (keyof Load)[];
  return Object.fromEntries(
    figures.map((figure) => [figure, Math.min(...medians.map((one) => one[figure]!))]),
  );
}

/** Screens take turns, so that a busy moment of the machine hits them all alike. Prints a table of each kind of visit. */
export async function measureVisits(
  browser: Browser,
  stack: StackFile,
  wanted: Arguments,
): Promise<object[]> {
  const screens = [
    ...wanted.ownScreens(stack.baseUrl).map((screen) => ({ ...screen, peer: false })),
    ...wanted.peers.map((screen) => ({ ...screen, peer: true })),
  ];
  const all = screens.flatMap(({ name, url, peer }): Measured[] => [
    { name, visit: 'cold', peer, load: () => coldLoad(browser, url), loads: [] },
    { name, visit: 'second visit', peer, load: () => secondLoad(browser, url), loads: [] },
  ]);
  if (wanted.wants('signed-in')) {
    const load = () => signedInLoad(browser, stack);
    all.push({ name: 'Glumist home', visit: 'signed in', peer: false, load, loads: [] });
  }
  for (let round = 0; round < wanted.rounds; round += 1) {
    for (const { load, loads } of all) loads.push(await load());
  }
  const home = all.find(({ name, visit }) => name === 'Glumist home' && visit === 'cold');
  const ownHome = home ? medianLoad(home.loads) : null;
  for (const visit of ['cold', 'second visit', 'signed in'] as const) {
    const rows = all.filter((one) => one.visit === visit);
    if (rows.length === 0) continue;
    const best = bestOf(rows.filter(({ peer }) => peer));
    const goals = goalsOf(visit, best, ownHome);
    console.log(`\n${visit}\n`);
    console.log(visitTable(rows.map((row) => ({ ...row, goals: row.peer ? {} : goals }))));
  }
  return all.map(({ name, visit, loads }) => ({ name, visit, loads }));
}
