import type { ChunkContents } from './chunkContents';

/** KB of scripts (brotli) that a screen loads before it is interactive: measured on 2026-11-29, plus up to 2 %. */
export const BUDGETS: Readonly<Record<string, number>> = {
  home: 112,
  list: 118,
  detail: 117.5,
  about: 110.5,
  contact: 113,
  policy: 113.7,
};

const KB = 1024;

/** Bytes of the largest script, minified: the build warns of larger ones. The admin's first script has 361 KB. */
export const MAX_SCRIPT_BYTES = 368 * KB;

/** The admin, the profile, and features whose slices the runtime adds: earlier code may not dispatch their actions. */
export const LATE_FEATURES = [
  'addresses',
  'admin',
  'alerts',
  'buyAgain',
  'compare',
  'credit',
  'emailChange',
  'extras',
  'giftCards',
  'orderLink',
  'orders',
  'prepay',
  'privacy',
  'profile',
  'redelivery',
  'referrals',
  'reviews',
  'userProfile',
  'wishlist',
];

/** Code that no screen needs before the first interaction, and the bytes (before minifying) that are allowed all the same. */
export const NOT_AT_FIRST: readonly [rule: RegExp, atMost: number][] = [
  [/^@?firebase(\/|$)/, 0],
  [/^(minisearch|papaparse|uplot|workbox-window|@redux-saga\/core)$/, 0],
  [new RegExp(`^src/features/(${LATE_FEATURES.join('|')})$`), 0],
  // Their slices alone (src/app/rootReducer.ts).
  [/^src\/features\/auth$/, 11 * KB],
  [/^src\/features\/checkout$/, 6 * KB],
  [/^src\/services\/(firebase|payment|admin|orders)$/, 0],
];

export interface FirstLoad {
  screen: string;
  bytes: number;
  budget: number;
  /** Parts that must not be in it. */
  unwanted: string[];
}

interface Site {
  /** The scripts of every page, and the additional ones of each screen. */
  initial: readonly string[];
  screens: Readonly<Record<string, readonly string[]>>;
}

/** The first load of each screen, with its budget. */
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
    const tooMuch = ({ of, bytes }: (typeof parts)[number]) =>
      NOT_AT_FIRST.some(([rule, atMost]) => rule.test(of) && bytes > atMost);
    const unwanted = parts.filter(tooMuch).map(({ of }) => of);
    const bytes = files.reduce((total, file) => total + brotliSize(file), 0);
    return { screen, bytes, budget: kilobytes * KB, unwanted: [...new Set(unwanted)] };
  });
}
