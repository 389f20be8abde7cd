import { MAX_EXPORT_DAYS } from '@/domain/admin/orderList/exportRows';
import { daysOf, orderQueryText } from '@/domain/admin/orderList/query';
import { slugOf } from '@/domain/text/slug';
import { store } from '@/domain/store';
import { exportPages } from '@/features/admin/exports';
import type { Services } from '@/services';
import type { OrderList } from '@/services/admin/orders/createOrderList';
import { messages } from '../messages';
import { orderExportActions, type OrderExport } from './exportSlice';

function findProblem({ query }: OrderExport): string | null {
  const days = daysOf(query);
  return days === null || days < 1 || days > MAX_EXPORT_DAYS ? messages.export.days : null;
}

/** Saves orders as a CSV file. */
export function* orderExportSaga({ page }: Services, api: OrderList) {
  yield* exportPages(
    { page },
    {
      actions: orderExportActions,
      problemOf: findProblem,
      readPage: ({ query, rows }: OrderExport, after) =>
        api.exportPage({ query: orderQueryText({ ...query, after: '' }), rows, after }),
      countOf: ({ orders }) => orders,
      nameOf: ({ query: { from, to }, rows }) => `${slugOf(store.name)}-${rows}-${from}-to-${to}.csv`,
      texts: messages.export,
    },
  );
}
