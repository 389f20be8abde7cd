import type { CustomerQuery } from '@/domain/admin/customers/query';
import { createExportSlice, type ExportState } from '@/features/admin/exports';

const slice = createExportSlice<CustomerQuery>('admin/customerExport');

export const customerExportReducer = slice.reducer;
export const customerExportActions = slice.actions;
export const { exportOpened, exportClosed, exportRequested } = slice.actions;

export const selectCustomerExport = ({ admin }: { admin: { customerExport: ExportState } }) =>
  admin.customerExport;
