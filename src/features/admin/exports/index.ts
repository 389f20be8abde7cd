export { createExportSlice, type ExportState } from './createExportSlice';
export { ExportDialog } from './ExportDialog';
export { exportPages } from './exportPages';
export { saveWithToast } from './saveCsv';
