import type { Role } from './roles';

/**
 * The id of the authenticator app that confirmed a token's login; null for a login without one, or by SMS.
 */
export function factorOfToken(claims: Readonly<Record<string, unknown>>): string | null {
  const opened = claims['firebase'] as Record<string, unknown> | undefined;
  const id = opened?.['second_factor_identifier'];
  return opened?.['sign_in_second_factor'] === 'totp' && typeof id === 'string' && id !== '' ? id : null;
}

interface FactorFacts {
  /** The result of `factorOfToken`. */
  factor: string | null;
  /** The authenticator apps that the account has now. */
  factors: readonly string[];
}

/** Whether an app that the account still has confirmed the login; a removed app does not count. */
export const hasFactor = ({ factor, factors }: FactorFacts): boolean =>
  factor !== null && factors.includes(factor);

/**
 * The step that a team member must take before a call is accepted: `log_in` where the account has an app
 * that did not confirm the login, `set_up` where their role needs one; null for none.
 */
export function missingStep(
  facts: FactorFacts,
  role: Role,
  twoStepRoles: readonly Role[],
): 'log_in' | 'set_up' | null {
  if (hasFactor(facts)) return null;
  if (facts.factors.length > 0) return 'log_in';
  return twoStepRoles.includes(role) ? 'set_up' : null;
}
