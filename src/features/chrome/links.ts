/** Addresses that more than one part of the chrome leads to. */
export const NEW_LAUNCH = '/products?sort=new';
export const COMBOS = '/products?kind=combos';

export const POLICIES = [
  ['/policies/shipping', 'Shipping and delivery'],
  ['/policies/returns', 'Returns and refunds'],
  ['/policies/privacy', 'Privacy'],
  ['/policies/terms', 'Terms of sale'],
  ['/policies/grievance', 'Grievance officer'],
] as const;
