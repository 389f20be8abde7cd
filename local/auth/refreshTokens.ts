import { BadRequestError } from 'firebase-tools/lib/emulator/auth/errors';
import { type AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';

interface Issued {
  issuedAtMs?: number;
}

const readToken = (token: string) =>
  JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as Record<string, unknown> & Issued;

/**
 * Ends sessions as Firebase does: a refresh token from before a new password, a changed email or a revocation renews
 * nothing. The emulator's tokens have no issue time, so it renews them for ever.
 */
export function endRevokedSessions(project: AgentProjectState, now: () => number = Date.now): void {
  const create = project.createRefreshTokenFor.bind(project);
  const validate = project.validateRefreshToken.bind(project);

  project.createRefreshTokenFor = (...about) => {
    const issued = { ...readToken(create(...about)), issuedAtMs: now() };
    return Buffer.from(JSON.stringify(issued), 'utf8').toString('base64');
  };
  project.validateRefreshToken = (token) => {
    const found = validate(token);
    // `validSince` is in whole seconds; a token of an earlier version of the local stack has no time.
    const { issuedAtMs = Infinity } = readToken(token);
    if (Math.floor(issuedAtMs / 1000) < Number(found.user.validSince ?? 0)) {
      throw new BadRequestError('TOKEN_EXPIRED');
    }
    return found;
  };
}
