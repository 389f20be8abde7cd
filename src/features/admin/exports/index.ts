export { createExportSlice, type ExportState } from './createExportSlice';
export { ExportDialog } from './ExportDialog';
export { exportPages } from './exportPages';
export { messages as exportMessages } from './messages';
export { saveCsv } from './saveCsv';
