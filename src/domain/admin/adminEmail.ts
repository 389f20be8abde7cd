import { store } from '../store';

export const isAdminEmail = (email: string): boolean =>
  email.trim().toLowerCase() === store.adminEmail.toLowerCase();

/**
 * Returns the reason why an email cannot get the admin claim; null when it can. The web app accepts the
 * configured email only.
 */
export function adminEmailProblem(email: string): string | null {
  if (isAdminEmail(email)) return null;
  return `${email} is not the admin email of this shop, which is ${store.adminEmail}. It stands in src/domain/store.ts as adminEmail: change it there and deploy, then grant the claim.`;
}
