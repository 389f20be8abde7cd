import type { CatalogueListQuery } from '@/domain/catalogue/draft/catalogueList';
import type { ComboRow, ExportResponse, ImportResponse, ProductRow } from '@/domain/contracts/admin/import';
import { fail, ok, type Result } from '../../result';
import { failureOf } from '../../shopApi/createShopApi';
import type { Http, HttpOutcome } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { queryText, type CatalogueKind } from './createCatalogueAdmin';

/** The calls for export and import of products and combos. */
export interface CsvAdmin {
  /** `after` is the cursor of the previous page; empty for the first. */
  page(
    kind: CatalogueKind,
    query: CatalogueListQuery,
    after: string,
  ): Promise<Result<ExportResponse, CallFailure>>;
  /** Idempotent: the same rows change nothing more, so a failure may be retried. */
  send(
    kind: CatalogueKind,
    rows: readonly (ProductRow | ComboRow)[],
    /** The key of the import, of which these rows are a part. */
    run: string,
  ): Promise<Result<ImportResponse, CallFailure>>;
}

const PAGE_MS = 60_000;
const SEND_MS = 90_000;

const bodyOf = (outcome: HttpOutcome): Record<string, unknown> =>
  outcome.kind === 'answered' && outcome.status === 200 ? (outcome.body as Record<string, unknown>) : {};

export function createCsvAdmin(http: Http): CsvAdmin {
  return {
    async page(kind, query, after) {
      const text = queryText({ ...query, page: 1 });
      const path = `/api/admin/export/${kind}?${text}&after=${encodeURIComponent(after)}`;
      const outcome = await http({ method: 'GET', path, withToken: true, timeoutMs: PAGE_MS });
      const body = bodyOf(outcome);
      return Array.isArray(body.items) ? ok(body as unknown as ExportResponse) : fail(failureOf(outcome));
    },
    async send(kind, rows, run) {
      const path = `/api/admin/import/${kind}`;
      const outcome = await http({
        method: 'POST',
        path,
        body: { rows, run },
        withToken: true,
        timeoutMs: SEND_MS,
      });
      const body = bodyOf(outcome);
      const response = { combosOffSale: [], ...body } as unknown as ImportResponse;
      return Array.isArray(body.results) ? ok(response) : fail(failureOf(outcome));
    },
  };
}
