import type { Role } from './roles';

/** The enrolment of the authenticator app that a token's login was confirmed with; null for a login without one, or by SMS. */
export function factorOfToken(claims: Readonly<Record<string, unknown>>): string | null {
  const opened = claims['firebase'] as Record<string, unknown> | undefined;
  const id = opened?.['second_factor_identifier'];
  return opened?.['sign_in_second_factor'] === 'totp' && typeof id === 'string' && id !== '' ? id : null;
}

interface FactorFacts {
  /** As `factorOfToken` reads it. */
  factor: string | null;
  /** The authenticator apps that the account has now. */
  factors: readonly string[];
}

/** Whether a login was confirmed with an app that the account still has: one that was removed counts no more. */
export const hasFactor = ({ factor, factors }: FactorFacts): boolean =>
  factor !== null && factors.includes(factor);

/**
 * What a member of the team has to do before a call counts: `log_in` where the account has an app that the login was not
 * confirmed with, `set_up` where their role needs one; null where nothing is missing.
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
