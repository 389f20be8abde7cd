import type { CustomerQuery } from '@/domain/admin/customers/query';
import { createExportSlice, type ExportState } from '@/features/admin/exports';

const slice = createExportSlice<CustomerQuery>('admin/customerExport');

export const customerExportReducer = slice.reducer;
export const { exportOpened, exportClosed, exportRequested, exportProgressed, exportFailed } = slice.actions;

interface Root {
  admin: { customerExport: ExportState };
}
export const selectCustomerExport = ({ admin }: Root): ExportState => admin.customerExport;
