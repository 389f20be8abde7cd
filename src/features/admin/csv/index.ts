import { lazy } from 'react';

export { catalogueExportSaga } from './export/exportSaga';
export { catalogueExportReducer, exportOpened } from './export/exportSlice';
export { CatalogueExportDialog } from './export/CatalogueExportDialog';
export { importSaga } from './import/importSaga';
export { importReducer } from './import/importSlice';

/** The import screen has a chunk of its own. */
export const ImportScreen = lazy(() => import('./import/ImportScreen'));
