import { policyPath, productsPath } from '@/app/router/paths';
import { messages } from './messages/footer';
/** Addresses used by several parts of the chrome. */
export const NEW_LAUNCH = productsPath({ sort: 'new' });

export const POLICIES = [
  [policyPath('shipping'), messages.links.shippingAndDelivery],
  [policyPath('returns'), messages.links.returnsAndRefunds],
  [policyPath('privacy'), messages.links.privacy],
  [policyPath('terms'), messages.links.termsOfSale],
  [policyPath('grievance'), messages.links.grievanceOfficer],
] as const;
