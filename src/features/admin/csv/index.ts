import { adminScreen } from '@/features/admin/shared';

export { catalogueExportSaga } from './export/exportSaga';
export { catalogueExportReducer, exportOpened } from './export/exportSlice';
export { CatalogueExportDialog } from './export/CatalogueExportDialog';
export { importSaga } from './import/importSaga';
export { importReducer } from './import/importSlice';
export { CountTiles } from './import/CountTiles';

/** Loads the reader of CSV files, which has the parser. */
export const loadCsvFiles = () => import('./files/csvFiles');

export const ImportScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-catalogue" */ './import/ImportScreen'),
);
