import { setLogLevel } from 'firebase/firestore/lite';
import { AttackedShop } from './AttackedShop';
import { waysByRest } from './byRest';
import { Sdk } from './bySdk';
import { allPairs, pairsInTurn } from './pairs';
import { type Way } from './ways';
import { type Actor, PRETENDERS } from '../shopRules/actors';
import { isWrite, type Operation } from '../shopRules/operations';
import { type Attempt, keyOf, type Row, type Table } from '../shopRules/table';
import { TABLES } from '../shopRules/tables';

let shop: AttackedShop;
let sdk: Sdk;

beforeAll(async () => {
  // The SDK warns of each refusal.
  setLogLevel('silent');
  shop = await AttackedShop.open();
  sdk = new Sdk(shop.firestore.port);
});

afterAll(async () => {
  await sdk.close();
  await shop.close();
});

const SPEAKERS: [string, (operation: Operation) => Way[], (row: Row) => boolean][] = [
  ['over REST', (operation) => waysByRest(shop.firestore.url, operation), () => true],
  ['with the SDK', (operation) => sdk.ways(operation), ({ restOnly }) => !restOnly],
];

/** The actors of a row here; `local/shopRules` asks the rules alone about every pretender at every row. */
const actorsOf = ({ about }: Table, { by }: Row) =>
  by.filter((actor) => about === 'claims' || !PRETENDERS.includes(actor));

/**
 * Pairs of actor and way: a few at every row, in turn; `npm run bench -- fuzz` tries all pairs. The rules alone are asked
 * about every actor at every row in `local/shopRules`, and the ways differ only before they reach the rules.
 */
const attemptsOf: (by: readonly Actor[], ways: readonly Way[], row: number) => [Actor, Way][] =
  process.env['FUZZ_ATTACKS'] === 'all' ? allPairs : pairsInTurn;

/** Attacks that were not refused, or changed something. */
async function holes(attempts: readonly [Actor, Way][]): Promise<string[]> {
  const answers = await Promise.all(
    attempts.map(async ([actor, way]) => ({
      who: `${actor.name}, ${way.name}`,
      answer: await way.go(actor),
    })),
  );
  const missed = answers
    .filter(({ answer }) => answer !== 'refused')
    .map(({ who, answer }) => `${who}: ${answer}`);
  return [...missed, ...shop.changes().map((path) => `${path} has changed`)];
}

/** Honest requests that were not done, each way from the same ground. */
async function failures({ by, operation }: Attempt, ways: readonly Way[]): Promise<string[]> {
  const failed: string[] = [];
  for (const way of ways) {
    const answer = await way.go(by);
    if (answer !== 'done') failed.push(`${by.name}, ${way.name}: ${answer}`);
    if (isWrite(operation) !== shop.changes().length > 0)
      failed.push(`${way.name}: changes ${shop.changes().join()}`);
    await shop.restore();
  }
  return failed;
}

describe.each(SPEAKERS)('%s', (_speaker, waysFor, canSay) => {
  describe.each(TABLES.map((table) => [table.about, table] as const))('%s', (_about, table) => {
    const rows = table.rows.filter(canSay);
    afterEach(() => shop.restore());

    it('every attack is refused and changes nothing', async () => {
      const wrong: string[] = [];
      for (const [index, row] of rows.entries()) {
        const found = await holes(attemptsOf(actorsOf(table, row), waysFor(row.operation), index));
        wrong.push(...found.map((what) => `${row.attack} (${what})`));
        if (found.length > 0) await shop.restore();
      }
      expect(wrong).toEqual([]);
    });

    it('every valid operation succeeds', async () => {
      const twins = new Map(rows.map(({ twin }) => [keyOf(twin), twin]));
      const wrong: string[] = [];
      const deeds = [...twins.values(), ...table.valid.map(([, validVersion]) => validVersion)];
      for (const [index, deed] of deeds.entries()) {
        const ways = attemptsOf([deed.by], waysFor(deed.operation), index).map(([, way]) => way);
        wrong.push(
          ...(await failures(deed, ways)).map(
            (what) => `${JSON.stringify(deed.operation).slice(0, 200)} (${what})`,
          ),
        );
      }
      expect(wrong).toEqual([]);
    });
  });
});
