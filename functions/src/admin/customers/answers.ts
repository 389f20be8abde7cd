import type { CustomerResponse } from '@/domain/contracts/admin/customers';
import type { Customer } from '@/domain/customers/record/customer';
import { ok, refuse, type Answer } from '../../platform/http/answer';
import type { AdminDeps } from '../deps';
import { readDetail } from './readDetail';
import { messages } from './messages';

export const noSuchCustomer = (): Answer => refuse(404, 'not_found', messages.noSuchCustomer);

/** The page of a customer as it is now, with the result of a change. */
export async function customerAnswer(deps: AdminDeps, customer: Customer, message: string): Promise<Answer> {
  const detail = await readDetail(await deps.db(), customer, deps.now());
  return ok({ success: true, message, customer: detail } satisfies CustomerResponse);
}
