import type { Firestore } from 'firebase-admin/firestore';
import { refuse, type Answer } from '../http/answer';
import { cached } from '../http/cached';
import { read, type Call, type Route } from '../http/route';
import { kept } from '../kept';
import { lookUpCombo, lookUpProduct, type Lookup } from './details';
import { loadCatalogue, versionOf } from './loadCatalogue';

export interface CatalogueDeps {
  db: () => Promise<Firestore>;
  now: () => Date;
}

/** Milliseconds; callers that come together share one read of the catalogue. */
const SHARED = 1000;

/** The catalogue, read at most once a second. */
export const sharedCatalogue = ({ db, now }: CatalogueDeps) =>
  kept(SHARED, now, async () => loadCatalogue(await db(), now()));

function answerOf(call: Call, looked: Lookup<unknown>): Answer {
  switch (looked.kind) {
    case 'found':
      return cached(call, versionOf(looked.value), looked.value);
    case 'gone':
      return refuse(410, 'gone', 'This is no longer sold.', { alternatives: looked.alternatives });
    case 'unknown':
      return refuse(404, 'not_found', 'We could not find that product.');
  }
}

/** GET /api/catalogue and its products and combos: the same for everyone, and kept by the CDN. */
export function catalogueRoutes(deps: CatalogueDeps): Route[] {
  const catalogue = sharedCatalogue(deps);
  return [
    read('/api/catalogue', { key: false }, async (call) => {
      const all = await catalogue();
      return cached(call, all.version, all);
    }),
    read('/api/catalogue/products/{id}', { key: false }, async (call) =>
      answerOf(call, await lookUpProduct(await deps.db(), call.params['id'] ?? '', catalogue)),
    ),
    read('/api/catalogue/combos/{id}', { key: false }, async (call) =>
      answerOf(call, await lookUpCombo(await deps.db(), call.params['id'] ?? '', catalogue)),
    ),
  ];
}
