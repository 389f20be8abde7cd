import {
  CATALOGUE_PATH,
  type CatalogueResponse,
  type ComboResponse,
  type ComboSummary,
  type GoneResponse,
  type ProductResponse,
  type ProductSummary,
} from '@/domain/contracts/shoppers/catalogue';
import { fail, ok, type Result } from '../result';
import type { Http } from '../shopApi/http';

export type CatalogueFailure =
  | { kind: 'not_found' }
  /** No longer sold. */
  | { kind: 'gone'; alternatives: (ProductSummary | ComboSummary)[] }
  | { kind: 'unavailable' };

const TIMEOUT_MS = 15_000;

/** The public reads, which the CDN caches. */
export function createCatalogueService(http: Http) {
  const underWay = new Map<string, Promise<Result<unknown, CatalogueFailure>>>();
  /** Milliseconds; when the server gave the newest answer of a path. */
  const newest = new Map<string, number>();

  /** Whether an answer is older than one before, or than what is shown: the service worker keeps them for weeks. */
  function isOlder(path: string, date = '', shownAt = ''): boolean {
    const at = Date.parse(date);
    if (at < (newest.get(path) ?? 0) || at < Date.parse(shownAt)) return true;
    if (!Number.isNaN(at)) newest.set(path, at);
    return false;
  }

  /** Repeated requests within a moment share one answer. */
  function read<T>(path: string, key: string, shownAt?: string): Promise<Result<T, CatalogueFailure>> {
    const pending =
      underWay.get(path) ?? fetchCatalogue(path, key, shownAt).finally(() => underWay.delete(path));
    underWay.set(path, pending);
    return pending as Promise<Result<T, CatalogueFailure>>;
  }

  async function fetchCatalogue(
    path: string,
    key: string,
    shownAt?: string,
  ): Promise<Result<unknown, CatalogueFailure>> {
    const outcome = await http({ method: 'GET', path, timeoutMs: TIMEOUT_MS });
    if (outcome.kind === 'network') return fail({ kind: 'unavailable' });
    if (outcome.status === 404) return fail({ kind: 'not_found' });
    const { status, body } = outcome;
    if (status === 410) return fail({ kind: 'gone', alternatives: alternativesIn(body) });
    const isComplete = status === 200 && typeof body === 'object' && body !== null && key in body;
    return isComplete && !isOlder(path, outcome.date, shownAt) ? ok(body) : fail({ kind: 'unavailable' });
  }

  return {
    all: () => read<CatalogueResponse>(CATALOGUE_PATH, 'products'),
    /** `shownAt`: ISO time of the rendering that shows the product; an older answer counts as none. */
    product: (id: string, shownAt?: string) =>
      read<ProductResponse>(`${CATALOGUE_PATH}/products/${encodeURIComponent(id)}`, 'product', shownAt),
    combo: (id: string, shownAt?: string) =>
      read<ComboResponse>(`${CATALOGUE_PATH}/combos/${encodeURIComponent(id)}`, 'combo', shownAt),
  };
}

function alternativesIn(body: unknown): (ProductSummary | ComboSummary)[] {
  const { alternatives } = (body ?? {}) as Partial<GoneResponse>;
  return Array.isArray(alternatives) ? alternatives : [];
}
