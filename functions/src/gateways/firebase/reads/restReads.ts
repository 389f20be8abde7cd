import type { FirestoreQuery, Comparison, FoundDocument, Reads } from '../../../platform/firestore/reads';
import { fieldsOf, restValue, type RestValue } from './restValues';

/** Posts JSON to a method of the database's documents and returns the response; throws without a response. */
export type SendToFirestore = (method: 'runQuery' | 'batchGet', body: object) => Promise<unknown>;

interface RestDocument {
  name: string;
  fields?: Record<string, RestValue>;
}
interface Row {
  document?: RestDocument;
  found?: RestDocument;
  missing?: string;
  error?: unknown;
}

const COMPARISONS: Record<Comparison, string> = {
  '==': 'EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
};
const field = (fieldPath: string) => ({ fieldPath });

function structuredQuery({ collection, where = [], match = 'all', select, newestBy, limit }: FirestoreQuery) {
  const filters = where.map(([name, comparison, value]) => ({
    fieldFilter: { field: field(name), op: COMPARISONS[comparison], value: restValue(value) },
  }));
  return {
    from: [{ collectionId: collection }],
    ...(select && { select: { fields: (select.length > 0 ? select : ['__name__']).map(field) } }),
    ...(filters.length > 0 && {
      where: { compositeFilter: { op: match === 'any' ? 'OR' : 'AND', filters } },
    }),
    ...(newestBy && { orderBy: [{ field: field(newestBy), direction: 'DESCENDING' }] }),
    ...(limit !== undefined && { limit }),
  };
}

function rowsOf(answer: unknown): Row[] {
  if (!Array.isArray(answer) || answer.some((row: Row) => row.error)) {
    throw new Error('Firestore answered something else than documents');
  }
  return answer as Row[];
}

const idOf = (name: string) => name.slice(name.lastIndexOf('/') + 1);

function foundIn({ name, fields }: RestDocument): FoundDocument {
  const data = fieldsOf(fields);
  return { id: idOf(name), data: () => data };
}

/** Reads through Firestore's REST API, without loading the SDK. `root` is the name of the database's documents. */
export function restReads(root: string, send: SendToFirestore): Reads {
  return {
    async find(query) {
      const rows = rowsOf(await send('runQuery', { structuredQuery: structuredQuery(query) }));
      return rows.flatMap(({ document }) => (document ? [foundIn(document)] : []));
    },
    async getAll(paths) {
      if (paths.length === 0) return [];
      const names = paths.map((path) => `${root}/${path}`);
      const rows = rowsOf(await send('batchGet', { documents: [...new Set(names)] }));
      const byName = new Map(
        rows.map(({ found, missing = '' }) => [
          found?.name ?? missing,
          found ? foundIn(found) : { id: idOf(missing), data: () => undefined },
        ]),
      );
      return names.map((name) => {
        const document = byName.get(name);
        if (!document) throw new Error('Firestore left out a document');
        return document;
      });
    },
  };
}
