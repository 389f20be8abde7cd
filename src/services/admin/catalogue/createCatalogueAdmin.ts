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
import { queryText } from '@/domain/text/queryText';
import { ok, type Result } from '../../result';
import { foundItem, savedItem, type SaveFailure } from '../itemAnswers';
import { bodyOf, callApi, hasList, sendApi, type ApiAnswer } from '../../shopApi/callApi';
import type { Http, HttpOutcome } from '../../shopApi/http';
import { LONG_MS } from '../timeouts';

export type CatalogueKind = 'products' | 'combos';

/** A product or combo as the team sees it. */
export type AdminItem = ({ kind: 'products' } & AdminProduct) | ({ kind: 'combos' } & AdminCombo);

export interface SaveRequest {
  draft: ProductDraft | ComboDraft;
  version: string;
  /** The units that the colleague saw, by SKU. */
  seen: Record<string, number>;
}

const itemOf = (kind: CatalogueKind) => (outcome: HttpOutcome) => {
  const fields = bodyOf(outcome);
  const isComplete = kind === 'products' ? 'product' in fields : 'combo' in fields;
  return isComplete ? ({ ...fields, kind } as unknown as AdminItem) : null;
};

/** The query string of a list, without default values. */
export const catalogueQueryText = ({ q, status, category, stock, sort, page }: CatalogueListQuery): string =>
  queryText({
    q,
    status: status ?? '',
    category,
    stock: stock ?? '',
    sort: sort === 'updated' ? '' : sort,
    page: page > 1 ? String(page) : '',
  });

/** The calls of the admin's catalogue. */
export function createCatalogueAdmin(http: Http) {
  const write = async (
    kind: CatalogueKind,
    path: string,
    body: object,
  ): Promise<Result<AdminItem, SaveFailure<AdminItem>>> =>
    savedItem(await sendApi(http, { path, body }), itemOf(kind));
  const pathOf = (kind: CatalogueKind, id: string) => `/api/admin/${kind}/${encodeURIComponent(id)}`;

  return {
    list: async (kind: CatalogueKind, query: CatalogueListQuery): ApiAnswer<CatalogueListResponse> => {
      const path = `/api/admin/${kind}?${catalogueQueryText(query)}`;
      const page = await callApi<CatalogueListResponse>(http, { path }, hasList('rows'));
      // Functions from before this field answer until a deployment has replaced them.
      return page.ok ? ok({ ...page.value, wrongGst: page.value.wrongGst ?? [] }) : page;
    },
    known: (): ApiAnswer<KnownValuesResponse> =>
      callApi(http, { path: '/api/admin/known' }, hasList('categories')),
    /** null when there is no item with that id. */
    one: async (kind: CatalogueKind, id: string): ApiAnswer<AdminItem | null> =>
      foundItem(await sendApi(http, { path: pathOf(kind, id) }), itemOf(kind)),
    /** Idempotent: the same key is the same item, so a network failure may be retried. */
    create: (kind: CatalogueKind, key: string, draft: SaveRequest['draft']) =>
      write(kind, `/api/admin/${kind}`, { key, draft }),
    save: (kind: CatalogueKind, id: string, { draft, version, seen }: SaveRequest) =>
      write(kind, pathOf(kind, id), kind === 'products' ? { draft, version, seen } : { draft, version }),
    change: (
      kind: CatalogueKind,
      body: { items: BulkRequest['items']; change: BulkChange; run: string },
    ): ApiAnswer<BulkResponse> =>
      callApi(http, { path: `/api/admin/changes/${kind}`, body, timeoutMs: LONG_MS }, hasList('changed')),
  };
}

export type CatalogueAdmin = ReturnType<typeof createCatalogueAdmin>;
