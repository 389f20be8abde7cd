import type { CatalogueListQuery } from '@/domain/catalogue/draft/catalogueList';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';
import { createExportSlice, type ExportState } from '@/features/admin/exports';

/** `empty` asks for a file with the column names alone. */
export interface CatalogueExport {
  kind: CatalogueKind;
  query: CatalogueListQuery;
  empty?: boolean;
}

const slice = createExportSlice<CatalogueExport>('admin/catalogueExport');

export const catalogueExportReducer = slice.reducer;
export const { exportOpened, exportClosed, exportRequested, exportProgressed, exportFailed } = slice.actions;

export const selectExporting = ({ admin }: { admin: { catalogueExport: ExportState } }) =>
  admin.catalogueExport;
