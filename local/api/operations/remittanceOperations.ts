import { remittancesQuery } from '@/domain/contracts/admin/remittances';
import type { RemittanceAnswers } from '../answers/moneyAnswers';
import type { Operation } from '../operation';

/** The calls about what couriers paid. */
export const remittanceOperations: Record<keyof RemittanceAnswers, Operation> = {
  'GET /api/admin/remittances': {
    summary: 'The delivered cash orders of some months, with what the courier paid for each',
    query: remittancesQuery,
    refusals: ['400 bad_request'],
  },
  'GET /api/admin/remittances/lines': {
    summary: 'What couriers paid in some months, and what of it is in question',
    query: remittancesQuery,
    refusals: ['400 bad_request'],
  },
  'GET /api/admin/orders/{id}/remittances': {
    summary: 'What the courier paid for an order',
    refusals: ['404 not_found'],
  },
  'POST /api/admin/remittances': {
    summary: "Preview or record the lines of a courier's list",
    refusals: ['503 busy'],
  },
};
