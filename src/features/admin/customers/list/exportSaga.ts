import { customerQueryText, type CustomerQuery } from '@/domain/admin/customers/query';
import { dayInIndia } from '@/domain/time/india';
import { slugOf } from '@/domain/text/slug';
import { store } from '@/domain/store';
import { exportPages } from '@/features/admin/exports';
import type { Services } from '@/services';
import type { CustomerAdmin } from '@/services/admin/people/createCustomerAdmin';
import { messages } from '../messages';
import { customerExportActions } from './exportSlice';

/** Saves the customers that a list's filters find as a CSV file. */
export function* customerExportSaga({ page, clock }: Services, api: CustomerAdmin) {
  yield* exportPages(
    { page },
    {
      actions: customerExportActions,
      readPage: (query: CustomerQuery, after) =>
        api.exportPage({ query: customerQueryText({ ...query, q: '', after: '' }), after }),
      countOf: ({ customers }) => customers,
      nameOf: () => `${slugOf(store.name)}-customers-${dayInIndia(clock.now())}.csv`,
      texts: messages.export,
    },
  );
}
