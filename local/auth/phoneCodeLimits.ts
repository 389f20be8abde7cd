import { BadRequestError } from 'firebase-tools/lib/emulator/auth/errors';
import { type AgentProjectState, type VerificationCode } from 'firebase-tools/lib/emulator/auth/state';
import { HOUR_MS } from '@/domain/time/calendar';

/** Milliseconds that a code opens something. */
export const CODE_MS = 10 * 60_000;
/** Codes to one number in an hour. */
export const MAX_CODES = 5;
/** Wrong tries of one code. */
export const MAX_TRIES = 5;

type LimitedCode = VerificationCode & { createdAtMs?: number; tries?: number };

/** Firebase's limits, which the emulator lacks: a code ends, and neither codes nor tries are unlimited. */
export function limitPhoneCodes(project: AgentProjectState, now: () => number = Date.now): void {
  const codes = project.verificationCodes as Map<string, LimitedCode>;
  const create = project.createVerificationCode.bind(project);
  const find = project.getVerificationCodeBySessionInfo.bind(project);
  const isOlder = ({ createdAtMs = 0 }: LimitedCode, ms: number) => now() - createdAtMs >= ms;
  const isLive = (code: LimitedCode) => !isOlder(code, CODE_MS) && (code.tries ?? 0) < MAX_TRIES;

  /** Codes of the last hour count, used ones apart: the emulator removes those. */
  project.createVerificationCode = (phoneNumber) => {
    for (const [id, code] of codes) if (isOlder(code, HOUR_MS)) codes.delete(id);
    const sent = [...codes.values()].filter((code) => code.phoneNumber === phoneNumber);
    if (sent.length >= MAX_CODES) throw new BadRequestError('TOO_MANY_ATTEMPTS_TRY_LATER');
    return Object.assign(create(phoneNumber), { createdAtMs: now() });
  };
  /** Called once for each try; a right one removes the code. */
  project.getVerificationCodeBySessionInfo = (sessionInfo) => {
    const code = find(sessionInfo) as LimitedCode | undefined;
    if (!code) return undefined;
    if (isOlder(code, CODE_MS)) throw new BadRequestError('SESSION_EXPIRED');
    if ((code.tries ?? 0) >= MAX_TRIES) throw new BadRequestError('TOO_MANY_ATTEMPTS_TRY_LATER');
    code.tries = (code.tries ?? 0) + 1;
    return code;
  };
  project.listVerificationCodes = () => [...codes.values()].filter(isLive);
}
