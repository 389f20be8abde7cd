export { createExportSlice, type ExportState } from './createExportSlice';
export { ExportDialog } from './ExportDialog';
/** Papaparse comes with the first export. */
export const loadCsvText = () => import('./csvText');
