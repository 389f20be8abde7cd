import { KEPT } from '@/domain/general/freshness';
import type { Reads } from '../platform/firestore/reads';
import { refuse, type Answer } from '../platform/http/answer';
import { cached } from '../platform/http/cacheableAnswers';
import { CATALOGUE_PATH, type CatalogueResponse } from '@/domain/contracts/catalogue';
import { read, type Call, type Route } from '../platform/http/route';
import { kept } from '../platform/cached';
import { lookUpCombo, lookUpProduct, type Lookup } from './lookUp';
import { loadCatalogue, versionOf } from './loadCatalogue';
import { openShelves } from './catalogueCache';

export interface CatalogueDeps {
  reads: Reads;
  now: () => Date;
}

/** Milliseconds; callers share one read of the catalogue, and what is a second old is handed out while it is read anew. */
const SHARED = { age: 1000, grace: (KEPT.instance - 1) * 1000 };

/** The catalogue, read at most once a second. */
export function sharedCatalogue({ reads, now }: CatalogueDeps): () => Promise<CatalogueResponse> {
  const shelves = openShelves();
  return kept({ ...SHARED, now }, () => loadCatalogue(reads, now(), shelves));
}

/** The answer as bytes, written once for all who are given the same. */
function writtenOnce(): (all: CatalogueResponse) => Uint8Array {
  let last: { all: CatalogueResponse; bytes: Uint8Array } | null = null;
  return (all) => {
    if (last?.all !== all) last = { all, bytes: Buffer.from(JSON.stringify(all)) };
    return last.bytes;
  };
}

function answerOf(call: Call, looked: Lookup<object>): Answer {
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
  const written = writtenOnce();
  return [
    read(CATALOGUE_PATH, { key: false }, async (call) => {
      const all = await catalogue();
      return cached(call, all.version, written(all));
    }),
    read(`${CATALOGUE_PATH}/products/{id}`, { key: false }, async (call) =>
      answerOf(call, await lookUpProduct(deps.reads, call.params['id'] ?? '', catalogue)),
    ),
    read(`${CATALOGUE_PATH}/combos/{id}`, { key: false }, async (call) =>
      answerOf(call, await lookUpCombo(deps.reads, call.params['id'] ?? '', catalogue)),
    ),
  ];
}
