import { store } from '../store';

export const isAdminEmail = (email: string): boolean =>
  email.trim().toLowerCase() === store.adminEmail.toLowerCase();

/**
 * Returns the reason why an e-mail cannot get the admin claim; null when it can. The web app accepts the
 * configured e-mail only.
 */
export function adminEmailProblem(email: string): string | null {
  if (isAdminEmail(email)) return null;
  return `${email} is not the admin e-mail of this shop, which is ${store.adminEmail}. It stands in src/domain/store.ts as adminEmail: change it there and deploy, then grant the claim.`;
}
