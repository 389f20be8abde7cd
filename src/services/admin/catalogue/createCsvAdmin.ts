import type { CatalogueListQuery } from '@/domain/catalogue/draft/catalogueList';
import type { ComboRow, ExportResponse, ImportResponse, ProductRow } from '@/domain/contracts/admin/import';
import { ok } from '../../result';
import { catalogueQueryText, type CatalogueKind } from './createCatalogueAdmin';
import { callApi, hasList, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';
import { LONG_MS } from '../timeouts';

const SEND_MS = 90_000;

/** The calls for export and import of products and combos. */
export function createCsvAdmin(http: Http) {
  return {
    /** `after` is the cursor of the previous page; empty for the first. */
    page(kind: CatalogueKind, query: CatalogueListQuery, after: string): ApiAnswer<ExportResponse> {
      const text = catalogueQueryText({ ...query, page: 1 });
      const path = `/api/admin/export/${kind}?${text}&after=${encodeURIComponent(after)}`;
      return callApi(http, { path, timeoutMs: LONG_MS }, hasList('items'));
    },
    /** Idempotent: the same rows change nothing more, so a failure may be retried. */
    async send(
      kind: CatalogueKind,
      rows: readonly (ProductRow | ComboRow)[],
      run: string,
    ): ApiAnswer<ImportResponse> {
      const request = { path: `/api/admin/import/${kind}`, body: { rows, run }, timeoutMs: SEND_MS };
      const answer = await callApi<ImportResponse>(http, request, hasList('results'));
      return answer.ok ? ok({ ...answer.value, combosOffSale: answer.value.combosOffSale ?? [] }) : answer;
    },
  };
}

export type CsvAdmin = ReturnType<typeof createCsvAdmin>;
