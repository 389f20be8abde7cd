import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

const PAGE = 100;

/** Everything a query finds, page by page, in the order of its ids. What is changed on the way does not disturb it. */
export async function* everyPage(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? query.startAfter(last) : query).limit(PAGE).get();
    if (docs.length > 0) yield docs;
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last);
}

/** All of it at once, as plain data with its ids. */
export async function readAll<T>(query: Query): Promise<(T & { id: string })[]> {
  const all: (T & { id: string })[] = [];
  for await (const docs of everyPage(query)) {
    all.push(...docs.map((doc) => ({ ...(doc.data() as T), id: doc.id })));
  }
  return all;
}
