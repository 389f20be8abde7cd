import * as v from 'valibot';
import { matcher, type CatalogueRow } from '@/domain/catalogue/draft/catalogueList';
import { EXPORT_PAGE, exportQuery, type ExportResponse } from '@/domain/contracts/admin/import';
import { toCombo, toProduct } from '../../catalogue/documents';
import { ok, type Answer } from '../../platform/http/answer';
import { getAsAdmin, type Call, type Route } from '../../platform/http/route';
import { readDocuments, type ListDeps } from './listRoutes';
import type { CatalogueKind } from './catalogueIndex';

/** Milliseconds. */
const SAME_MOMENT_MS = 30_000;

/** The sort key of a row. A save does not change it, so no page skips or repeats a row. */
const placeOf = ({ createdAt, id }: CatalogueRow) => `${createdAt} ${id}`;
const byPlace = (a: CatalogueRow, b: CatalogueRow) => (placeOf(a) < placeOf(b) ? -1 : 1);

/** A page of whole documents that match a list's filters; only the documents of the page are read. */
async function page({ db, index }: ListDeps, kind: CatalogueKind, { query }: Call): Promise<Answer> {
  const { after, ...filters } = v.parse(exportQuery, {
    ...Object.fromEntries(query),
    status: query.get('status'),
    stock: query.get('stock'),
  });
  // Later pages are built from the same index as the first.
  const within = after === '' ? 0 : SAME_MOMENT_MS;
  const rows = await index.rows(kind, { stock: filters.stock !== null, within });
  const found = rows.filter(matcher(filters)).sort(byPlace);
  const from = found.findIndex((row) => placeOf(row) > after);
  const some = from < 0 ? [] : found.slice(from, from + EXPORT_PAGE);
  const snapshots = await readDocuments(
    await db(),
    kind,
    some.map(({ id }) => id),
  );
  const items = snapshots.flatMap((one) => (kind === 'products' ? toProduct(one) : toCombo(one)) ?? []);
  const last = some.at(-1);
  const more = from >= 0 && from + EXPORT_PAGE < found.length;
  const next = more && last ? placeOf(last) : null;
  return ok({ items, total: found.length, next } satisfies ExportResponse);
}

/** GET /api/admin/export/{products|combos} */
export function exportRoutes(deps: ListDeps): Route[] {
  const kinds: CatalogueKind[] = ['products', 'combos'];
  return kinds.map((kind) =>
    getAsAdmin({
      path: `/api/admin/export/${kind}`,
      right: 'catalogue.manage',
      handle: (call) => page(deps, kind, call),
    }),
  );
}
