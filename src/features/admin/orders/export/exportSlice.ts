import type { Exported } from '@/domain/admin/orderList/exportRows';
import type { OrderQuery } from '@/domain/admin/orderList/query';
import { createExportSlice, type ExportState } from '@/features/admin/exports';

export interface OrderExport {
  query: OrderQuery;
  rows: Exported;
}

const slice = createExportSlice<OrderExport>('admin/orderExport');

export const orderExportReducer = slice.reducer;
export const orderExportActions = slice.actions;
export const { exportOpened, exportClosed, exportRequested } = slice.actions;

export const selectExporting = ({ admin }: { admin: { orderExport: ExportState } }) => admin.orderExport;
