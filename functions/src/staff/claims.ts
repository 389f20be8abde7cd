import { storedRecord } from '../platform/callers/teamRecord';
import { refuse, type Answer } from '../platform/http/answer';
import { errorFields } from '../platform/log';
import type { TeamDeps } from './deps';
import { messages } from './messages';

/** Writes of one account's claim before an act gives up; another act on the same person may come between. */
const MAX_WRITES = 3;

/** Writes the role of the record into the claim, and again where the record changed meanwhile. */
async function copyRole({ db, staffAccounts }: TeamDeps, uid: string): Promise<void> {
  const recordOf = storedRecord(db);
  let { role } = await recordOf(uid);
  for (let write = 0; write < MAX_WRITES; write += 1) {
    await staffAccounts.setRole(uid, role);
    const { role: now } = await recordOf(uid);
    if (now === role) return;
    role = now;
  }
}

/**
 * Brings an account's claim in line with the record of the team, which has changed before. The record decides what
 * endpoints and rules allow, so a failure here gives no access, and the next press repeats it.
 */
export async function writeClaim(
  deps: TeamDeps,
  uid: string,
  { endSessions }: { endSessions: boolean },
): Promise<Answer | null> {
  try {
    await copyRole(deps, uid);
    if (endSessions) await deps.staffAccounts.endSessions(uid);
    return null;
  } catch (error) {
    deps.log('staff.claim_failed', { uid, ...errorFields(error) }, 'ERROR');
    return refuse(502, 'claim_failed', messages.claimFailed);
  }
}
