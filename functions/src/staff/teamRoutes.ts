import { emptyRequest } from '@/domain/contracts/fields';
import { inviteRequest, roleRequest } from '@/domain/contracts/admin/staff';
import { isDocumentId } from '@/domain/records/documentId';
import { decideInvite, decideRemove, decideRole, decideWithdraw } from '@/domain/staff/decideTeam';
import { entryOf, readTeam, type Team } from '@/domain/staff/team';
import { teamRef } from '../platform/callers/teamRecord';
import { type Answer } from '../platform/http/answer';
import { getAsAdmin, postAsAdmin, type AdminContext, type Route } from '../platform/http/route';
import { actOnTeam, type TeamAct } from './actOnTeam';
import { writeClaim } from './claims';
import type { TeamDeps } from './deps';
import { factorRoutes } from './factorRoutes';
import { messages } from './messages';
import { teamAnswer } from './teamAnswer';

const RIGHT = 'staff.manage';

type Act = TeamAct & {
  message: (team: Team, before: Team) => string;
  /** Of the member whose claims have to follow. */
  uid?: string;
};

async function run(deps: TeamDeps, context: AdminContext, act: Act): Promise<Answer> {
  const done = await actOnTeam(deps, context, act);
  if (!done.ok) return done.refusal;
  if (act.uid) {
    const failed = await writeClaim(deps, act.uid, { endSessions: true });
    if (failed) return failed;
  }
  return teamAnswer(deps, done.team, act.message(done.team, done.before));
}

/** Removes a member. Pressed again after the claim could not be written, it writes the claim. */
async function remove(deps: TeamDeps, context: AdminContext, uid: string): Promise<Answer> {
  const answer = await run(deps, context, {
    action: 'staff.removed',
    about: uid,
    uid,
    decide: (current) => decideRemove(current, context.who, uid),
    message: (_team, before) => messages.removed(entryOf(before.members, uid)?.email ?? ''),
  });
  if (answer.log?.['code'] !== 'no_member' || !isDocumentId(uid)) return answer;
  if (!(await deps.accounts.find(uid))?.role) return answer;
  const failed = await writeClaim(deps, uid, { endSessions: true });
  return failed ?? (await team(deps, messages.removedBefore));
}

async function team(deps: TeamDeps, message = ''): Promise<Answer> {
  const stored = readTeam((await teamRef(await deps.db()).get()).data());
  return teamAnswer(deps, stored, message);
}

/** GET /api/admin/staff and the acts on the team, for owners alone. */
export function teamRoutes(deps: TeamDeps): Route[] {
  return [
    getAsAdmin({
      path: '/api/admin/staff',
      right: RIGHT,
      handle: () => team(deps),
    }),
    postAsAdmin(deps, {
      path: '/api/admin/staff/invites',
      right: RIGHT,
      schema: inviteRequest,
      handle: ({ body: { key: id, email, role } }, context) =>
        run(deps, context, {
          action: 'staff.invited',
          about: id,
          decide: (current) => decideInvite(current, context.who, { id, email, role }, context.now),
          message: () => messages.invited(email.toLowerCase(), role),
        }),
    }),
    postAsAdmin(deps, {
      path: '/api/admin/staff/invites/{id}/withdraw',
      right: RIGHT,
      schema: emptyRequest,
      handle: ({ params: { id = '' } }, context) =>
        run(deps, context, {
          action: 'staff.invite_withdrawn',
          about: id,
          decide: (current) => decideWithdraw(current, context.who, id, context.now),
          message: () => messages.withdrawn,
        }),
    }),
    postAsAdmin(deps, {
      path: '/api/admin/staff/{id}/role',
      right: RIGHT,
      schema: roleRequest,
      handle: ({ params: { id: uid = '' }, body: { role } }, context) =>
        run(deps, context, {
          action: 'staff.role_changed',
          about: uid,
          uid,
          decide: (current) => decideRole(current, context.who, uid, role),
          message: (after) => messages.roleChanged(entryOf(after.members, uid)?.email ?? '', role),
        }),
    }),
    postAsAdmin(deps, {
      path: '/api/admin/staff/{id}/remove',
      right: RIGHT,
      schema: emptyRequest,
      handle: ({ params: { id: uid = '' } }, context) => remove(deps, context, uid),
    }),
    ...factorRoutes(deps),
  ];
}
