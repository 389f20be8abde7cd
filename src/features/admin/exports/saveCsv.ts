import { call } from 'typed-redux-saga';
import type { Cell } from '@/domain/admin/orderList/exportRows';
import type { Services } from '@/services';

interface CsvFile {
  name: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** Saves rows as a CSV file on the person's device. */
export function* saveCsv({ page }: Pick<Services, 'page'>, { name, head, rows }: CsvFile) {
  // Papaparse loads with the first file.
  const { csvText } = yield* call(() => import('./csvText'));
  page.saveFile(name, new Blob([csvText(head, rows)], { type: 'text/csv;charset=utf-8' }));
}
