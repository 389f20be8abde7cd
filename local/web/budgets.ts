import type { ChunkContents } from './chunkContents';

/** KB of scripts, brotli, until a screen that is opened first has been taken over: what all screens need, and its own. */
export const BUDGETS: Readonly<Record<string, number>> = {
  ...{ home: 110, list: 110, detail: 110 },
  ...{ about: 110, contact: 112, policy: 110 },
};

/** What no screen of the shop needs before somebody presses something. */
export const NOT_AT_FIRST: readonly RegExp[] = [
  /^@?firebase(\/|$)/,
  /^src\/features\/(admin|checkout|auth|orders|profile|addresses)$/,
  /^src\/services\/(firebase|payment|admin|orders)$/,
  /^(minisearch|papaparse|uplot|workbox-window)$/,
];

export interface FirstLoad {
  screen: string;
  bytes: number;
  budget: number;
  /** Parts of it that are not to be in it. */
  unwanted: string[];
}

interface Site {
  /** Scripts that every page begins with, and those that each screen has beside them. */
  initial: readonly string[];
  screens: Readonly<Record<string, readonly string[]>>;
}

/** What the shop's screens load first, each beside its budget. */
export function firstLoads(
  { initial, screens }: Site,
  contents: readonly ChunkContents[],
  brotliSize: (file: string) => number,
): FirstLoad[] {
  return Object.entries(BUDGETS).map(([screen, kilobytes]) => {
    const own = screens[screen];
    if (!own) throw new Error(`The site has no screen ${screen}: ${Object.keys(screens).join(', ')}`);
    const files = [...new Set([...initial, ...own])];
    const parts = contents.filter(({ file }) => files.includes(file)).flatMap((chunk) => chunk.parts);
    const unwanted = parts.map(({ of }) => of).filter((of) => NOT_AT_FIRST.some((rule) => rule.test(of)));
    const bytes = files.reduce((total, file) => total + brotliSize(file), 0);
    return { screen, bytes, budget: kilobytes * 1024, unwanted: [...new Set(unwanted)] };
  });
}
