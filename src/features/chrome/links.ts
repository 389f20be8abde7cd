import { policyPath, productsPath } from '@/app/router/paths';
/** Addresses that more than one part of the chrome leads to. */
export const NEW_LAUNCH = productsPath({ sort: 'new' });

export const POLICIES = [
  [policyPath('shipping'), 'Shipping and delivery'],
  [policyPath('returns'), 'Returns and refunds'],
  [policyPath('privacy'), 'Privacy'],
  [policyPath('terms'), 'Terms of sale'],
  [policyPath('grievance'), 'Grievance officer'],
] as const;
