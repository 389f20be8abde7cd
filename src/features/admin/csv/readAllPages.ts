import { call, type SagaGenerator } from 'typed-redux-saga';
import type { Combo, Product } from '@/domain/catalogue/catalogue';
import type { CatalogueListQuery } from '@/domain/catalogue/draft/catalogueList';
import { fail, ok, type CallFailure, type Result } from '@/services';
import type { CsvAdmin } from '@/services/admin/catalogue/createCsvAdmin';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';

type Page = Awaited<ReturnType<CsvAdmin['page']>>;

/** Reads all items that the filters of a list find, page after page. */
export function* readAllPages(
  api: CsvAdmin,
  { kind, query }: { kind: CatalogueKind; query: CatalogueListQuery },
  onPage: (done: number, total: number) => SagaGenerator<unknown>,
): SagaGenerator<Result<(Product | Combo)[], CallFailure>> {
  const found: (Product | Combo)[] = [];
  for (let after: string | null = ''; after !== null;) {
    const page: Page = yield* call(api.page, kind, query, after);
    if (!page.ok) return fail(page.error);
    found.push(...page.value.items);
    after = page.value.next;
    yield* onPage(found.length, page.value.total);
  }
  return ok(found);
}
