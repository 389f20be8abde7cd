import type { Shop } from '../shop/openShop';
import { request } from './request';
import { inBatches } from './jsonLines';

/** Fields in the form of Firestore's REST API, which keeps every type: `{ "price": { "doubleValue": "-0" } }`. */
type Fields = Record<string, object>;

/** A document in a backup. A reference to a document of the same shop begins with `OWN`, so that it follows it elsewhere. */
export interface DocumentLine {
  /** Below the root, such as `orders/GLM1`. */
  path: string;
  fields: Fields;
}

interface Answer {
  document?: { name: string; fields?: Fields };
  readTime: string;
}

const OWN = 'this:';
/** Documents of one call. They are held in memory here and in Firestore, at most 1 MiB each. */
const PAGE = 1000;
/** Firestore accepts 500 writes and 10 MiB in a call. */
const BATCH = { maxItems: 200, maxBytes: 4 * 2 ** 20 };

type Database = Pick<Shop, 'firestoreUrl' | 'projectId' | 'token'>;

const rootOf = ({ projectId }: Database) => `projects/${projectId}/databases/(default)/documents`;

/** Replaces the beginning of all references. A field of that name holds an object, so that only a reference is a string. */
const moveReferences = (fields: Fields, from: string, to: string): Fields =>
  JSON.parse(JSON.stringify(fields), (key, value: unknown) =>
    key === 'referenceValue' && typeof value === 'string' && value.startsWith(from)
      ? to + value.slice(from.length)
      : value,
  ) as Fields;

/** Negative zero is the one number that JSON reads and does not write. */
const keepNegativeZero = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => (key === 'doubleValue' && Object.is(value, -0) ? '-0' : value));

async function query(shop: Database, structuredQuery: object, readTime?: string): Promise<Answer[]> {
  const url = `${shop.firestoreUrl}/v1/${rootOf(shop)}:runQuery`;
  const body = { structuredQuery, ...(readTime === undefined ? {} : { readTime }) };
  return keepNegativeZero(await (await request(shop, url, { body })).text()) as Answer[];
}

const EVERYTHING = {
  from: [{ allDescendants: true }],
  orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
};

/** The current time on Firestore's clock. */
export async function readTimeOf(shop: Database): Promise<string> {
  const select = { fields: [{ fieldPath: '__name__' }] };
  const [answer] = await query(shop, { ...EVERYTHING, select, limit: 1 });
  return answer!.readTime;
}

/** All documents of all collections as of one time, which Firestore can read for an hour. Ordered by path. */
export async function* readDocuments(
  shop: Database,
  readTime: string,
  page = PAGE,
): AsyncGenerator<DocumentLine> {
  const root = `${rootOf(shop)}/`;
  let after: string | null = null;
  for (;;) {
    const start: object =
      after === null ? {} : { startAt: { values: [{ referenceValue: after }], before: false } };
    const answers = await query(shop, { ...EVERYTHING, ...start, limit: page }, readTime);
    const documents = answers.flatMap(({ document }) => document ?? []);
    for (const { name, fields = {} } of documents)
      yield { path: name.slice(root.length), fields: moveReferences(fields, root, OWN) };
    if (documents.length < page) return;
    after = documents.at(-1)!.name;
  }
}

/** Writes documents into an empty database. */
export async function writeDocuments(shop: Database, lines: AsyncIterable<DocumentLine>): Promise<void> {
  const root = `${rootOf(shop)}/`;
  for await (const batch of inBatches(lines, BATCH)) {
    const writes = batch.map(({ path, fields }) => ({
      update: { name: root + path, fields: moveReferences(fields, OWN, root) },
      currentDocument: { exists: false },
    }));
    await request(shop, `${shop.firestoreUrl}/v1/${rootOf(shop)}:commit`, { body: { writes } });
  }
}

/** The collection of a document without the ids: `offers/uses` for `offers/glow10/uses/u1`. */
export const collectionOf = (path: string): string =>
  path
    .split('/')
    .filter((_, at) => at % 2 === 0)
    .join('/');
