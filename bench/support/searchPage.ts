import { entriesOf } from '@/features/catalogue/browse/facets';
import { createSearch, createSearchInSlices } from '@/features/catalogue/searching/searchIndex';
import type { ListItem } from '@/features/catalogue/types';
import { syntheticProducts } from './syntheticProducts';

/** Queries that are typed letter by letter: with and without typing errors, English and Hindi, one word and several. */
const TYPED = [
  'moisturiser for dry skin',
  'sunscren spf 50',
  'haldi face wash',
  'multani mitti',
  'kumkumadi oil',
  'vit c serum',
  'niacinamide under 500',
  'चेहरा',
  'made in korea',
  'xylophone',
];
const keystrokes = TYPED.flatMap((term) => [...term].map((_, at) => term.slice(0, at + 1)));

export interface SearchFigures {
  /** Milliseconds each: a whole index built at once; the longest slice and the sum of building it in slices. */
  builds: number[];
  longestSlices: number[];
  /** Milliseconds each, in the order in which they were typed, round by round. */
  keystrokes: number[];
}

/** Milliseconds of some clock. */
type Clock = () => number;
const wallClock: Clock = () => performance.now();

function took(clock: Clock, work: () => void): number {
  const start = clock();
  work();
  return clock() - start;
}

/** The longest task while the index was built in slices. */
async function longestSlice(build: () => Promise<unknown>): Promise<number> {
  let last = performance.now();
  let longest = 0;
  let running = true;
  const beat = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (running) setTimeout(beat, 0);
  };
  setTimeout(beat, 0);
  await build();
  running = false;
  return longest;
}

/** Builds an index over so many products and types into it; runs in Node and in a browser. */
export async function measureSearch(
  products: number,
  rounds: number,
  clock: Clock = wallClock,
): Promise<SearchFigures> {
  const items = syntheticProducts(products).map((item): ListItem => ({ kind: 'product', item }));
  const entries = entriesOf(items);
  const figures: SearchFigures = { builds: [], longestSlices: [], keystrokes: [] };
  for (let round = 0; round < rounds; round += 1) {
    figures.builds.push(took(clock, () => createSearch(entries)));
    figures.longestSlices.push(await longestSlice(() => createSearchInSlices(entries)));
    const search = createSearch(entries);
    for (const term of keystrokes) figures.keystrokes.push(took(clock, () => search(term)));
  }
  return figures;
}
