import { orderQueryText } from '@/domain/admin/orderList/query';
import { slugOf } from '@/domain/text/slug';
import { store } from '@/domain/store';
import { exportPages } from '@/features/admin/exports';
import type { Services } from '@/services';
import type { OrderList } from '@/services/admin/orders/createOrderList';
import { messages } from '../messages';
import { orderExportActions, type OrderExport } from './exportSlice';

/** Saves orders as a CSV file. */
export function* orderExportSaga({ page }: Services, api: OrderList) {
  yield* exportPages(
    { page },
    {
      actions: orderExportActions,
      readPage: ({ query, rows }: OrderExport, after) =>
        api.exportPage({ query: orderQueryText({ ...query, after: '' }), rows, after }),
      countOf: ({ orders }) => orders,
      nameOf: ({ query: { from, to }, rows }) => `${slugOf(store.name)}-${rows}-${from}-to-${to}.csv`,
      texts: messages.export,
    },
  );
}
