import { staffResponse } from '@/domain/contracts/admin/staff';
import type { Team } from '@/domain/staff/team';
import { store } from '@/domain/store';
import { ok, type Answer } from '../platform/http/answer';
import { errorFields } from '../platform/log';
import type { TeamDeps } from './deps';

/** The team as the owner sees it. Which members have an app is left open where Auth does not answer: the act is done. */
export async function teamAnswer(deps: TeamDeps, team: Team, message: string): Promise<Answer> {
  const withApp = await deps.staffAccounts.withApp(Object.keys(team.members)).catch((error: unknown) => {
    deps.log('staff.factors_unknown', errorFields(error), 'ERROR');
    return null;
  });
  return ok(staffResponse(team, { ownerEmail: store.adminEmail, now: deps.now(), message, withApp }));
}
