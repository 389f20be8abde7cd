import type { BulkChange } from '@/domain/catalogue/draft/bulk';
import type { ComboDraft, ProductDraft } from '@/domain/catalogue/draft/draft';
import type { CatalogueListQuery } from '@/domain/catalogue/draft/catalogueList';
import type {
  AdminCombo,
  AdminProduct,
  BulkRequest,
  BulkResponse,
  KnownValuesResponse,
  CatalogueListResponse,
} from '@/domain/contracts/admin/catalogue';
import { fail, ok, type Result } from '../../result';
import { failureOf } from '../../shopApi/createShopApi';
import type { Http, HttpOutcome, HttpRequest } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer } from '../adminAnswer';
import { bodyOf, saveFailure, type Fields, type SaveFailure } from '../saveFailure';

export type CatalogueKind = 'products' | 'combos';

/** A product or combo as the admin sees it. */
export type AdminItem = ({ kind: 'products' } & AdminProduct) | ({ kind: 'combos' } & AdminCombo);

type Saved = Promise<Result<AdminItem, SaveFailure<AdminItem>>>;

export interface SaveRequest {
  draft: ProductDraft | ComboDraft;
  version: string;
  /** The units that the admin saw, by SKU. */
  seen: Record<string, number>;
}

/** The calls of the admin's catalogue. */
export interface CatalogueAdmin {
  list(kind: CatalogueKind, query: CatalogueListQuery): Promise<Result<CatalogueListResponse, CallFailure>>;
  known(): Promise<Result<KnownValuesResponse, CallFailure>>;
  /** null when there is no item with that id. */
  one(kind: CatalogueKind, id: string): Promise<Result<AdminItem | null, CallFailure>>;
  /** Idempotent: the same key is the same item, so a network failure may be retried. */
  create(kind: CatalogueKind, key: string, draft: SaveRequest['draft']): Saved;
  save(kind: CatalogueKind, id: string, request: SaveRequest): Saved;
  change(
    kind: CatalogueKind,
    request: { items: BulkRequest['items']; change: BulkChange; run: string },
  ): Promise<Result<BulkResponse, CallFailure>>;
}

const CALL_MS = 20_000;
/** At worst fifty sequential transactions. */
const BULK_MS = 60_000;

const answered = (outcome: HttpOutcome, status: number) =>
  outcome.kind === 'answered' && outcome.status === status;

function itemOf(kind: CatalogueKind, fields: Fields): AdminItem | null {
  const isComplete = kind === 'products' ? 'product' in fields : 'combo' in fields;
  return isComplete ? ({ ...fields, kind } as unknown as AdminItem) : null;
}

/** The query string of a list, without default values. */
export function queryText({ q, status, category, stock, sort, page }: CatalogueListQuery): string {
  const criteria = {
    q,
    status: status ?? '',
    category,
    stock: stock ?? '',
    sort: sort === 'updated' ? '' : sort,
  };
  const pairs = Object.entries({ ...criteria, page: page > 1 ? String(page) : '' });
  return new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString();
}

export function createCatalogueAdmin(http: Http): CatalogueAdmin {
  const call = (request: Omit<HttpRequest, 'timeoutMs'> & { timeoutMs?: number }) =>
    http({ timeoutMs: CALL_MS, withToken: true, ...request });

  async function get<T>(
    path: string,
    looksRight: (fields: Fields) => boolean,
  ): Promise<Result<T, CallFailure>> {
    const outcome = await call({ method: 'GET', path });
    return adminAnswer<T>(outcome, looksRight);
  }
  async function write(kind: CatalogueKind, path: string, body: object): Saved {
    const outcome = await call({ method: 'POST', path, body });
    const item = answered(outcome, 200) ? itemOf(kind, bodyOf(outcome)) : null;
    return item ? ok(item) : fail(saveFailure(outcome, () => itemOf(kind, bodyOf(outcome))));
  }
  const pathOf = (kind: CatalogueKind, id: string) => `/api/admin/${kind}/${encodeURIComponent(id)}`;

  return {
    list: (kind, query) => get(`/api/admin/${kind}?${queryText(query)}`, ({ rows }) => Array.isArray(rows)),
    known: () => get('/api/admin/known', ({ categories }) => Array.isArray(categories)),
    async one(kind, id) {
      const outcome = await call({ method: 'GET', path: pathOf(kind, id) });
      const item = answered(outcome, 200) ? itemOf(kind, bodyOf(outcome)) : null;
      if (item || answered(outcome, 404)) return ok(item);
      return fail(failureOf(outcome));
    },
    create: (kind, key, draft) => write(kind, `/api/admin/${kind}`, { key, draft }),
    save: (kind, id, { draft, version, seen }) =>
      write(kind, pathOf(kind, id), kind === 'products' ? { draft, version, seen } : { draft, version }),
    async change(kind, body) {
      const outcome = await call({
        method: 'POST',
        path: `/api/admin/changes/${kind}`,
        timeoutMs: BULK_MS,
        body,
      });
      return adminAnswer<BulkResponse>(outcome, ({ changed }) => Array.isArray(changed));
    },
  };
}
