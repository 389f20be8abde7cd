import { emptyRequest } from '@/domain/contracts/fields';
import type { AcceptResponse, InviteResponse } from '@/domain/contracts/admin/staff';
import { decideAccept } from '@/domain/staff/decideTeam';
import type { Role } from '@/domain/staff/roles';
import { entryOf, readTeam, type Actor, type Team } from '@/domain/staff/team';
import { verifiedEmailOf } from '../platform/callers/account';
import { isSignedIn, sessionEnded } from '../platform/callers/accountStatus';
import type { Identity } from '../platform/callers/identity';
import { teamRef } from '../platform/callers/teamRecord';
import { ok, refuse, type Refusal } from '../platform/http/answer';
import { getAsPerson, postAsPerson, type Route } from '../platform/http/route';
import { actOnTeam } from './actOnTeam';
import { writeClaim } from './claims';
import type { TeamDeps } from './deps';
import { messages } from './messages';

type InvitedPerson = Actor & { name: string };

/** The person with this invitation, by the account as it is now: a token keeps an email that was changed since. */
async function invitedPerson({ accounts }: TeamDeps, who: Identity): Promise<InvitedPerson | Refusal> {
  const account = await accounts.find(who.uid);
  if (!isSignedIn(account, who)) return sessionEnded();
  // Such a login would be refused everywhere else in the admin.
  if (who.byCode) return refuse(403, 'login_by_code', messages.loginByEmail);
  const { uid, name, admin } = account;
  return { uid, email: verifiedEmailOf(account), name, admin: admin && who.admin };
}

const roleOfInvite = (team: Team, id: string): Role => entryOf(team.invites, id)?.role ?? 'packer';

/** GET /api/staff/invites/{id} and POST …/accept, for an account with the invited and verified email. */
export function inviteRoutes(deps: TeamDeps): Route[] {
  return [
    getAsPerson({
      path: '/api/staff/invites/{id}',
      async handle({ params: { id = '' } }, who) {
        const person = await invitedPerson(deps, who);
        if ('status' in person) return person;
        const team = readTeam((await teamRef(await deps.db()).get()).data());
        const decision = decideAccept(team, person, id, deps.now());
        if (decision.kind === 'refused') return refuse(decision.status, decision.code, decision.message);
        return ok({
          success: true,
          role: roleOfInvite(team, id),
          by: entryOf(team.invites, id)?.by.email ?? '',
          accepted: decision.kind === 'known',
        } satisfies InviteResponse);
      },
    }),
    postAsPerson({
      path: '/api/staff/invites/{id}/accept',
      schema: emptyRequest,
      handle: async ({ requestId, params: { id = '' } }, who) => {
        const person = await invitedPerson(deps, who);
        if ('status' in person) return person;
        const now = deps.now();
        const done = await actOnTeam(
          deps,
          { who, requestId, now },
          {
            action: 'staff.joined',
            about: who.uid,
            decide: (team) => decideAccept(team, person, id, now),
          },
        );
        if (!done.ok) return done.refusal;
        const role = entryOf(done.team.members, who.uid)?.role ?? roleOfInvite(done.team, id);
        const failed = await writeClaim(deps, who.uid, { endSessions: false });
        const message = messages.welcome(role);
        return failed ?? ok({ success: true, message, role } satisfies AcceptResponse);
      },
    }),
  ];
}
