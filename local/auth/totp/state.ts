import {
  type AgentProjectState,
  type MfaEnrollment,
  type StoredUser,
} from 'firebase-tools/lib/emulator/auth/state';
import { assert } from 'firebase-tools/lib/emulator/auth/errors';

/** Milliseconds for which an enrolment or a login waits for its code. */
export const SESSION_MS = 10 * 60_000;
/** Wrong codes of one account within SESSION_MS. */
export const MAX_WRONG = 5;

interface Timed {
  localId: string;
  untilMs: number;
}

/** The second factors of a project's accounts, and the pending verifications. */
export interface TotpState {
  /** Secrets in base 32 by enrolment; a code at or before `last` counts no more. */
  secrets: Map<string, { localId: string; secret: string; last: number }>;
  enrolments: Map<string, Timed & { secret: string }>;
  /** Logins whose first factor was right, by their pending credential. */
  logins: Map<string, Timed & { provider: string }>;
  /** Wrong codes by account. */
  wrong: Map<string, { tries: number; untilMs: number }>;
}

export type TotpProject = AgentProjectState & { totp: TotpState };

export const isTotp = (factor: MfaEnrollment): boolean => factor.totpInfo !== undefined;

export const totpOf = (user: StoredUser | undefined): MfaEnrollment | undefined =>
  user?.mfaInfo?.find(isTotp);

/** Adds what the emulator lacks: factors that are no phone numbers. */
export function withTotp(project: AgentProjectState): TotpProject {
  const ready = project as TotpProject;
  const empty = { secrets: new Map(), enrolments: new Map(), logins: new Map(), wrong: new Map() };
  ready.totp ??= empty;
  const validatePhones = project.validateMfaEnrollments.bind(project);
  project.validateMfaEnrollments = (factors) => {
    assert(
      factors.filter(isTotp).every(({ mfaEnrollmentId }) => mfaEnrollmentId),
      'INVALID_MFA_ENROLLMENT_ID',
    );
    validatePhones(factors.filter((factor) => !isTotp(factor)));
    return factors;
  };
  return ready;
}

/** Forgets what has expired, and the secrets of factors and accounts that are gone. */
export function forgetOld(project: TotpProject, nowMs: number): void {
  const { secrets, ...timed } = project.totp;
  for (const waiting of Object.values(timed)) {
    for (const [id, { untilMs }] of waiting) if (untilMs <= nowMs) waiting.delete(id);
  }
  for (const [id, { localId }] of secrets) {
    if (totpOf(project.getUserByLocalId(localId))?.mfaEnrollmentId !== id) secrets.delete(id);
  }
}
