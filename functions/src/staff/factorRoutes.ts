import { emptyRequest } from '@/domain/contracts/fields';
import { twoStepRequest } from '@/domain/contracts/admin/staff';
import { isDocumentId } from '@/domain/records/documentId';
import { decideFactorRemoval, decideTwoStep } from '@/domain/staff/decideTwoStep';
import { entryOf, type Team } from '@/domain/staff/team';
import { errorFields } from '../platform/log';
import { refuse, type Answer } from '../platform/http/answer';
import { postAsAdmin, type AdminContext, type Route } from '../platform/http/route';
import { actOnTeam, personOf } from './actOnTeam';
import type { TeamDeps } from './deps';
import { messages } from './messages';
import { teamAnswer } from './teamAnswer';

const RIGHT = 'staff.manage';

const rolesOf = ({ twoStepRoles }: Team) => ({ twoStepRoles: twoStepRoles.join(', ') });
const nobody = () => ({});

/** Ends the sessions first: where the second step fails, the app is still there and the next press does both again. */
async function removeFromAccount({ staffAccounts, log }: TeamDeps, uid: string): Promise<Answer | null> {
  try {
    await staffAccounts.endSessions(uid);
    await staffAccounts.removeFactors(uid);
    return null;
  } catch (error) {
    log('staff.factor_failed', { uid, ...errorFields(error) }, 'ERROR');
    return refuse(502, 'factor_failed', messages.appRemovalFailed);
  }
}

async function removeApp(deps: TeamDeps, context: AdminContext, uid: string): Promise<Answer> {
  const account = isDocumentId(uid) ? await deps.accounts.find(uid) : null;
  if (account?.factors.length === 0) {
    return refuse(409, 'no_factor', messages.noApp);
  }
  const { who, now } = context;
  const done = await actOnTeam(deps, context, {
    action: 'staff.factor_removed',
    about: uid,
    decide: (current) => decideFactorRemoval(current, who, uid, now.getTime()),
    audited: { before: nobody, after: personOf(uid) },
  });
  if (!done.ok) return done.refusal;
  const failed = await removeFromAccount(deps, uid);
  const email = entryOf(done.team.members, uid)?.email ?? '';
  return failed ?? teamAnswer(deps, done.team, messages.appRemoved(email));
}

/** The acts on second factors, for owners alone. */
export function factorRoutes(deps: TeamDeps): Route[] {
  return [
    postAsAdmin(deps, {
      path: '/api/admin/staff/two-step',
      right: RIGHT,
      schema: twoStepRequest,
      async handle({ body: { roles, seen } }, context) {
        // The endpoint has checked that the account still has the app of the token.
        const actor = { ...context.who, hasFactor: context.who.factor !== null };
        const done = await actOnTeam(deps, context, {
          action: 'staff.two_step_changed',
          about: 'two-step',
          decide: (current) => decideTwoStep(current, actor, roles, seen),
          audited: { before: rolesOf, after: rolesOf },
        });
        return done.ok ? teamAnswer(deps, done.team, messages.twoStepSaved) : done.refusal;
      },
    }),
    postAsAdmin(deps, {
      path: '/api/admin/staff/{id}/factor/remove',
      right: RIGHT,
      schema: emptyRequest,
      handle: ({ params: { id: uid = '' } }, context) => removeApp(deps, context, uid),
    }),
  ];
}
