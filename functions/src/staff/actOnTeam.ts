import type { AuditAction } from '@/domain/admin/audit/actions';
import { changesBetween } from '@/domain/records/audit';
import { inviteMail } from '@/domain/staff/inviteMail';
import type { TeamDecision } from '@/domain/staff/decideTeam';
import { entryOf, readTeam, type Team } from '@/domain/staff/team';
import { writeMail } from '../gateways/mail/writeMail';
import { writeAudit, type AuditContext } from '../platform/audit';
import { teamRef } from '../platform/callers/teamRecord';
import { shopUrl } from '../platform/config';
import { tombstoneRef } from '../platform/firestore/refs';
import { inTransaction } from '../platform/firestore/transaction';
import { notificationsRef } from '../platform/news';
import { accountDeleted, refuse, type Answer } from '../platform/http/answer';
import type { TeamDeps } from './deps';

export interface TeamAct {
  /** Of the audit log, as in 'staff.invited'. */
  action: AuditAction;
  /** The uid or the invitation's id that the audit entry is about. */
  about: string;
  /** Decides on the team as the transaction reads it, so that of two acts at once the second sees the first. */
  decide: (team: Team) => TeamDecision;
  /** The compared value of the audit entry; the person of the act by default. */
  audited?: { before: (team: Team) => object; after: (team: Team) => object };
}

export type TeamOutcome = { ok: true; before: Team; team: Team } | { ok: false; refusal: Answer };

const personIn = ({ members, invites }: Team, about: string) =>
  entryOf(members, about) ?? entryOf(invites, about);

/** The person of an act, as the audit log shows them. */
export const personOf =
  (about: string) =>
  (team: Team): object => {
    const { role, email } = personIn(team, about) ?? {};
    return { ...(email ? { email } : {}), ...(role ? { role } : {}) };
  };

/**
 * Does one act: one transaction writes the record of the team, its audit entry and the mail of an invitation, and deletes
 * the notification choices and inbox of a member who leaves.
 */
export async function actOnTeam(
  deps: TeamDeps,
  context: AuditContext,
  { action, about, decide, audited }: TeamAct,
): Promise<TeamOutcome> {
  const db = await deps.db();
  return inTransaction<TeamOutcome>(db, async (transaction) => {
    // An account that is being deleted cannot join.
    const joiner = action === 'staff.joined' ? [tombstoneRef(db, about)] : [];
    const [stored, tombstone] = await transaction.getAll(teamRef(db), ...joiner);
    if (tombstone?.exists) return { ok: false, refusal: accountDeleted() };
    const before = readTeam(stored?.data());
    const decision = decide(before);
    if (decision.kind === 'refused') {
      return { ok: false, refusal: refuse(decision.status, decision.code, decision.message) };
    }
    const { team } = decision;
    if (decision.kind === 'done') {
      transaction.set(teamRef(db), team);
      const shown = audited ?? { before: personOf(about), after: personOf(about) };
      const changes = changesBetween(shown.before(before), shown.after(team));
      // A change of the role alone does not hold the email.
      const name = (personIn(team, about) ?? personIn(before, about))?.email ?? '';
      writeAudit(db, transaction, context, { action, target: `staff/${about}`, name, changes });
      if (entryOf(before.members, about) && !entryOf(team.members, about))
        transaction.delete(notificationsRef(db, about));
      const invite = entryOf(team.invites, about);
      if (action === 'staff.invited' && invite) {
        writeMail(db, transaction, inviteMail(about, invite, shopUrl()));
      }
    }
    return { ok: true, before, team };
  });
}
