import { call } from 'typed-redux-saga';
import type { Cell } from '@/domain/admin/orderList/exportRows';
import type { Services } from '@/services';

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
