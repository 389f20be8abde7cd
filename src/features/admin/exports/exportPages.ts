import { call, put, race, take } from 'typed-redux-saga';
import type { Cell } from '@/domain/admin/orderList/exportRows';
import { callMessage, readAllPages } from '@/features/admin/shared';
import { toastShown } from '@/lib/toast';
import { takeLatest } from '@/lib/watch';
import type { CallFailure, Result, Services } from '@/services';
import type { createExportSlice } from './createExportSlice';
import { messages } from './messages';
import { saveCsv } from './saveCsv';

interface ExportPage {
  head: string[];
  rows: Cell[][];
  /** The position of the next page; null after the last. */
  next: string | null;
}

/** The export of one list: its request, pages and rows. */
interface Export<Request, Page extends ExportPage> {
  actions: ReturnType<typeof createExportSlice<Request>>['actions'];
  /** `after` is `next` of the previous page, empty for the first. */
  readPage: (request: Request, after: string) => Promise<Result<Page, CallFailure>>;
  /** The number of items on a page; one may take several rows. */
  countOf: (page: Page) => number;
  nameOf: (request: Request) => string;
  texts: { none: string; saved: (count: number) => string };
}

/** Saves all pages of a list as one CSV file. Closing the dialog cancels it. */
export function* exportPages<Request, Page extends ExportPage>(
  services: Pick<Services, 'page'>,
  { actions, readPage, countOf, nameOf, texts }: Export<Request, Page>,
) {
  const { exportRequested, exportProgressed, exportFailed, exportClosed } = actions;
  const countIn = (pages: readonly Page[]) => pages.reduce((count, page) => count + countOf(page), 0);

  function* saveFile(request: Request) {
    const read = yield* readAllPages(
      (after) => readPage(request, after),
      (page) => [page],
      (pages) => exportProgressed({ done: countIn(pages), total: 0 }),
    );
    if (!read.ok) return yield* put(exportFailed(callMessage(read.error)));
    const count = countIn(read.value);
    if (count === 0) return yield* put(exportFailed(texts.none));
    const head = read.value[0]?.head ?? [];
    const rows = read.value.flatMap((page) => page.rows);
    const isSaved = yield* saveCsv(services, { name: nameOf(request), head, rows });
    if (!isSaved) return yield* put(exportFailed(messages.notLoaded));
    yield* put(exportClosed());
    yield* put(toastShown({ text: texts.saved(count), topic: 'export', tone: 'success' }));
  }

  yield* takeLatest(exportRequested, function* run({ payload }: { payload: Request }) {
    yield* race({ done: call(saveFile, payload), closed: take(exportClosed) });
  });
}
