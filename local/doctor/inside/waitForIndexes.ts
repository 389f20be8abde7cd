import type { Finding } from '../finding';
import { checkIndexes, countBuilding, type DeclaredIndexes } from './database';
import type { StoredIndex } from './facts';
import type { Fetched } from './google';

const LOOK_EVERY_MS = 30_000;
/** Two hours: an index of a large collection takes that long. */
export const MAX_LOOKS = 240;

interface Wait {
  read: () => Promise<Fetched<StoredIndex[]>>;
  declared: DeclaredIndexes;
  sleep: (ms: number) => Promise<unknown>;
  log: (line: string) => void;
}

/** Looks at the indexes until Google builds none of them, and returns the findings about them. */
export async function waitForIndexes({ read, declared, sleep, log }: Wait): Promise<Finding[]> {
  let indexes = await read();
  for (let looks = 1; looks < MAX_LOOKS; looks += 1) {
    const building = countBuilding(indexes.body ?? [], declared);
    const hasNoAnswer = indexes.status === 0 || indexes.status >= 500;
    if (building === 0 && !hasNoAnswer) break;
    log(hasNoAnswer ? `No answer: ${indexes.problem}` : `Indexes that Google is building: ${building}.`);
    await sleep(LOOK_EVERY_MS);
    indexes = await read();
  }
  return checkIndexes({ indexes }, declared);
}
