import { isDocumentId } from '@/domain/records/documentId';
import { customerFrom } from '@/domain/customers/record/customer';
import { syncCustomer } from '../../customers/syncCustomer';
import { customerRef } from '../../platform/firestore/refs';
import { getAsAdmin, type Route } from '../../platform/http/route';
import type { AdminDeps } from '../deps';
import { customerAnswer, noSuchCustomer } from './answers';
import { countNewOrders } from './countNewOrders';

/** GET /api/admin/customers/{id}: also of an account that the reconciler has not come to yet. */
export function customerRoute(deps: AdminDeps): Route {
  return getAsAdmin({
    path: '/api/admin/customers/{id}',
    right: 'customers.read',
    async handle({ params, hasTime }) {
      const uid = params['id'] ?? '';
      if (!isDocumentId(uid)) return noSuchCustomer();
      await countNewOrders(deps, hasTime);
      if (!(await syncCustomer(deps, uid))) return noSuchCustomer();
      const stored = await customerRef(await deps.db(), uid).get();
      return customerAnswer(deps, customerFrom(uid, stored.data()), '');
    },
  });
}
