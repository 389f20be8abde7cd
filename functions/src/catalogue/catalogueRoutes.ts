import { CACHE_TTL_SECONDS } from '@/domain/traffic/freshness';
import { isDocumentId } from '@/domain/records/documentId';
import type { Reads } from '../platform/firestore/reads';
import { refuse, type Answer } from '../platform/http/answer';
import { cacheableAnswer } from '../platform/http/cacheableAnswers';
import { CATALOGUE_PATH, type CatalogueResponse } from '@/domain/contracts/shoppers/catalogue';
import { getAsAnyone, type Call, type Route } from '../platform/http/route';
import { cached } from '../platform/cached';
import { lookUpCombo, lookUpProduct, type Lookup } from './lookUp';
import { loadCatalogue, versionOf } from './loadCatalogue';
import { openCatalogueCache } from './catalogueCache';
import { messages } from './messages';
import { readQuestions } from './publicQuestions';

export interface CatalogueDeps {
  reads: Reads;
  now: () => Date;
  takesOnlinePayments: () => boolean;
}

/** Callers share one read of the catalogue; a stale one is returned while a fresh one loads. */
const SHARED = { ageMs: 1000, graceMs: (CACHE_TTL_SECONDS.instance - 1) * 1000 };

/** The catalogue, read at most once a second. */
export function cachedCatalogue(deps: CatalogueDeps): () => Promise<CatalogueResponse> {
  const { reads, now, takesOnlinePayments } = deps;
  const cache = openCatalogueCache();
  return cached({ ...SHARED, now }, () => loadCatalogue(reads, now(), cache, takesOnlinePayments()));
}

/** Serializes each version of the catalogue once. */
function serializedOnce(): (all: CatalogueResponse) => Uint8Array {
  let last: { all: CatalogueResponse; bytes: Uint8Array } | null = null;
  return (all) => {
    if (last?.all !== all) last = { all, bytes: Buffer.from(JSON.stringify(all)) };
    return last.bytes;
  };
}

function answerOf(call: Call, looked: Lookup<object>): Answer {
  switch (looked.kind) {
    case 'found':
      return cacheableAnswer(call, versionOf(looked.value), looked.value);
    case 'gone':
      return refuse(410, 'gone', messages.gone, { alternatives: looked.alternatives });
    case 'unknown':
      return refuse(404, 'not_found', messages.noSuchProduct);
  }
}

/** GET /api/catalogue, a product or combo of it, and a product's questions: the same for everyone and cached by the CDN. */
export function catalogueRoutes(deps: CatalogueDeps): Route[] {
  const catalogue = cachedCatalogue(deps);
  const serialized = serializedOnce();
  return [
    getAsAnyone(CATALOGUE_PATH, { key: false }, async (call) => {
      const all = await catalogue();
      return cacheableAnswer(call, all.version, serialized(all));
    }),
    getAsAnyone(`${CATALOGUE_PATH}/products/{id}`, { key: false }, async (call) =>
      answerOf(call, await lookUpProduct(deps.reads, call.params['id'] ?? '', catalogue)),
    ),
    getAsAnyone(`${CATALOGUE_PATH}/products/{id}/questions`, { key: false }, async (call) => {
      const { id = '' } = call.params;
      if (!isDocumentId(id)) return answerOf(call, { kind: 'unknown' });
      return answerOf(call, { kind: 'found', value: await readQuestions(deps.reads, id) });
    }),
    getAsAnyone(`${CATALOGUE_PATH}/combos/{id}`, { key: false }, async (call) =>
      answerOf(call, await lookUpCombo(deps.reads, call.params['id'] ?? '', catalogue)),
    ),
  ];
}
