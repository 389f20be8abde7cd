import { mergeSeen } from '../records/mergeSeen';
import { messages } from './messages';
import { ROLES, type Role } from './roles';
import { entryOf, type Actor, type Team } from './team';
import { mayNot, noMember, notOwner, refused, type TeamDecision } from './decideTeam';

/**
 * Sets the roles that need a second factor. Only an owner with a second factor may do so, so that nobody
 * locks themselves out. `seen` are the roles that the owner saw: another owner's change of other roles stays.
 */
export function decideTwoStep(
  team: Team,
  actor: Actor & { hasFactor: boolean },
  roles: readonly Role[],
  seen?: readonly Role[],
): TeamDecision {
  if (mayNot(team, actor)) return notOwner();
  const merged = mergeSeen(team.twoStepRoles, roles, seen, (role) => role);
  const twoStepRoles = ROLES.filter((role) => merged.includes(role));
  if (twoStepRoles.join() === team.twoStepRoles.join()) return { kind: 'known', team };
  if (twoStepRoles.length > 0 && !actor.hasFactor) {
    return refused(409, 'own_factor_first', messages.ownFactorFirst);
  }
  return { kind: 'done', team: { ...team, twoStepRoles } };
}

/**
 * Removes a member's second factor after a lost phone, and revokes logins up to `nowMs`. Tokens have login
 * times in whole seconds.
 */
export function decideFactorRemoval(team: Team, actor: Actor, uid: string, nowMs: number): TeamDecision {
  if (mayNot(team, actor)) return notOwner();
  if (uid === actor.uid) {
    return refused(409, 'own_factor', messages.ownFactor);
  }
  const member = entryOf(team.members, uid);
  if (!member) return noMember();
  const sessionsFrom = Math.floor(nowMs / 1000) + 1;
  return {
    kind: 'done',
    team: { ...team, members: { ...team.members, [uid]: { ...member, sessionsFrom } } },
  };
}
