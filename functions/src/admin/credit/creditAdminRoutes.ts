import { freezeRequest, moveCreditRequest } from '@/domain/contracts/admin/credit';
import { getAsAdmin, postAsAdmin, type Route } from '../../platform/http/route';
import { noSuchCustomer } from '../customers/answers';
import type { AdminDeps } from '../deps';
import { creditAnswer, findCreditCustomer } from './answers';
import { freezeCredit } from './freezeCredit';
import { moveCredit } from './moveCredit';

/** A customer's store credit: read, given, taken back, frozen and freed. */
export function creditAdminRoutes(deps: AdminDeps): Route[] {
  const move = (kind: 'issued' | 'corrected', path: string) =>
    postAsAdmin(deps, {
      path: `/api/admin/customers/{id}/credit/${path}`,
      right: 'credit.manage',
      schema: moveCreditRequest,
      handle: ({ params, body }, context) => moveCredit(deps, params['id'], { kind, body }, context),
    });
  return [
    getAsAdmin({
      path: '/api/admin/customers/{id}/credit',
      right: 'customers.read',
      async handle({ params }) {
        const customer = await findCreditCustomer(deps, params['id']);
        return customer ? creditAnswer(deps, customer.uid, '') : noSuchCustomer();
      },
    }),
    move('issued', 'give'),
    move('corrected', 'take-back'),
    postAsAdmin(deps, {
      path: '/api/admin/customers/{id}/credit/freeze',
      right: 'credit.manage',
      schema: freezeRequest,
      handle: ({ params, body }, context) => freezeCredit(deps, params['id'], body, context),
    }),
  ];
}
