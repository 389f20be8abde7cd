import { call, put } from 'typed-redux-saga';
import type { Cell } from '@/domain/admin/orderList/exportRows';
import { toastShown } from '@/lib/toast';
import type { Services } from '@/services';
import { messages } from './messages';

interface CsvFile {
  name: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** Papaparse loads with the first file; null where it does not load. */
const loadCsvText = () => import('./csvText').catch(() => null);

/** Saves rows as a CSV file on the person's device. Returns whether it could. */
export function* saveCsv({ page }: Pick<Services, 'page'>, { name, head, rows }: CsvFile) {
  const loaded = yield* call(loadCsvText);
  if (!loaded) return false;
  page.saveFile(name, new Blob([loaded.csvText(head, rows)], { type: 'text/csv;charset=utf-8' }));
  return true;
}

/** Saves a file and says so in a toast, or that a part of the shop did not load; `file` is null where its making did not. */
export function* saveWithToast(
  services: Pick<Services, 'page'>,
  file: CsvFile | null,
  saved: (rows: number) => string,
) {
  const isSaved = file !== null && (yield* saveCsv(services, file));
  const toast = isSaved
    ? { text: saved(file.rows.length), tone: 'success' as const }
    : { text: messages.notLoaded, tone: 'error' as const };
  yield* put(toastShown({ ...toast, topic: 'export' }));
}
