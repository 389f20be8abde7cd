import { APP_CHECK_HEADER } from '@/domain/contracts/appCheck';
import { refuse, type Answer } from '../http/answer';
import type { Log } from '../log';
import { messages } from '../messages';

/** Whether an App Check token is genuine, of this project and not expired. */
export type VerifyAppCheckToken = (proof: string) => Promise<boolean>;

export interface AppCheckRule {
  /**
   * Whether calls without a token are refused; otherwise they are only logged, which shows what enforcing would
   * refuse.
   */
  enforces: boolean;
  verify: VerifyAppCheckToken;
}

const MODES = ['enforce', 'watch', 'off'] as const;

/** The rule that the settings describe; null without a site key. Throws on an unknown mode. */
export function readAppCheckRule(
  siteKey: string,
  mode: string,
  verify: VerifyAppCheckToken,
): AppCheckRule | null {
  const known = MODES.find((name) => name === mode);
  if (!known) throw new Error(`APP_CHECK is "${mode}"; use ${MODES.join(', ')}.`);
  return siteKey === '' || known === 'off' ? null : { enforces: known === 'enforce', verify };
}

interface AppCheckedCall {
  requestId: string;
  route: string;
  header: (name: string) => string | undefined;
  log: Log;
}

/** Refuses a call that the shop's own pages did not make; null when it may go on. */
export async function refuseUnverifiedApp(
  { enforces, verify }: AppCheckRule,
  { requestId, route, header, log }: AppCheckedCall,
): Promise<Answer | null> {
  const proof = header(APP_CHECK_HEADER);
  if (proof && (await verify(proof))) return null;
  log('app_check.missing', { requestId, route, sent: proof !== undefined, refused: enforces });
  if (!enforces) return null;
  return refuse(401, 'app_check_failed', messages.unknownBrowser);
}
