import { without } from '../records/without';
import { isAdminEmail } from '../admin/adminEmail';
import { messages } from './messages';
import { can, type Role } from './roles';
import { entryOf, INVITE_MS, isOpen, MAX_TEAM, roleIn, sameEmail, type Actor, type Team } from './team';

export interface RefusedAct {
  kind: 'refused';
  status: 400 | 403 | 404 | 409;
  code: string;
  /** The reason, in a sentence for a person. */
  message: string;
}

export type TeamDecision =
  | { kind: 'done'; team: Team }
  /** A repeated request; nothing is written. */
  | { kind: 'known'; team: Team }
  | RefusedAct;

export const refused = (status: RefusedAct['status'], code: string, message: string): RefusedAct => ({
  kind: 'refused',
  status,
  code,
  message,
});
export const notOwner = () => refused(403, 'not_owner', messages.notOwner);
export const mayNot = (team: Team, actor: Actor) => !can(roleIn(team, actor), 'staff.manage');
const noInvite = () => refused(404, 'no_invite', messages.noInvite);
export const noMember = () => refused(404, 'no_member', messages.noMember);
const oneself = () => refused(409, 'own_role', messages.ownRole);

/** Drops expired and used invitations, so that the document does not grow. */
function pruned(team: Team, now: Date): Team {
  const at = now.toISOString();
  const invites = Object.entries(team.invites).filter(([, { expiresAt }]) => expiresAt > at);
  return { ...team, invites: Object.fromEntries(invites) };
}

export interface Invitation {
  /** The browser's key of this press, so that a repeated request invites once. */
  id: string;
  email: string;
  role: Role;
}

/** Invites an email to a role. An earlier open invitation of the same email ends. */
export function decideInvite(
  team: Team,
  actor: Actor,
  { id, email, role }: Invitation,
  now: Date,
): TeamDecision {
  if (mayNot(team, actor)) return notOwner();
  const before = entryOf(team.invites, id);
  if (before) {
    const isSame = sameEmail(before.email, email) && before.role === role;
    return isSame ? { kind: 'known', team } : refused(409, 'conflict', messages.keyUsed);
  }
  if (isAdminEmail(email)) {
    return refused(409, 'always_owner', messages.alwaysOwner);
  }
  const member = Object.values(team.members).find((one) => sameEmail(one.email, email));
  if (member) return refused(409, 'already_staff', messages.isOnTeam(member.email, member.role));
  const { members, invites } = pruned(team, now);
  const others = Object.entries(invites).filter(
    ([, one]) => !(sameEmail(one.email, email) && isOpen(one, now)),
  );
  const waiting = others.filter(([, one]) => isOpen(one, now)).length;
  if (Object.keys(members).length + waiting >= MAX_TEAM) {
    return refused(409, 'team_full', messages.teamFull(MAX_TEAM));
  }
  const invite = {
    email: email.trim().toLowerCase(),
    role,
    by: { uid: actor.uid, email: actor.email, admin: actor.admin },
    at: now.toISOString(),
    expiresAt: new Date(now.getTime() + INVITE_MS).toISOString(),
    acceptedBy: null,
  };
  return {
    kind: 'done',
    team: { ...team, members, invites: { ...Object.fromEntries(others), [id]: invite } },
  };
}

/** Withdraws an invitation. A used or withdrawn one counts as gone. */
export function decideWithdraw(team: Team, actor: Actor, id: string, now: Date): TeamDecision {
  if (mayNot(team, actor)) return notOwner();
  const invite = entryOf(team.invites, id);
  if (!invite || !isOpen(invite, now)) return noInvite();
  return { kind: 'done', team: pruned({ ...team, invites: without(team.invites, id) }, now) };
}

/** Accepts an invitation for the person who opened its link, or refuses with a reason. */
export function decideAccept(team: Team, who: Actor & { name: string }, id: string, now: Date): TeamDecision {
  const invite = entryOf(team.invites, id);
  if (!invite) return noInvite();
  if (!sameEmail(invite.email, who.email)) {
    return refused(403, 'other_email', messages.otherEmail);
  }
  if (invite.acceptedBy !== null) {
    const isTheirs = invite.acceptedBy === who.uid && entryOf(team.members, who.uid) !== undefined;
    return isTheirs ? { kind: 'known', team } : refused(409, 'invite_used', messages.inviteUsed);
  }
  if (!isOpen(invite, now)) {
    return refused(409, 'invite_expired', messages.inviteExpired);
  }
  if (!can(roleIn(team, invite.by), 'staff.manage')) return noInvite();
  const before = entryOf(team.members, who.uid);
  if (who.admin || before) {
    return refused(409, 'already_staff', messages.areOnTeam(before?.role ?? 'owner'));
  }
  const { uid, email, name } = who;
  const member = {
    email,
    name,
    role: invite.role,
    since: now.toISOString(),
    invitedBy: { uid: invite.by.uid, email: invite.by.email },
  };
  const invites = { ...team.invites, [id]: { ...invite, acceptedBy: uid } };
  return {
    kind: 'done',
    team: pruned({ ...team, members: { ...team.members, [uid]: member }, invites }, now),
  };
}

/** Gives a member another role. */
export function decideRole(team: Team, actor: Actor, uid: string, role: Role): TeamDecision {
  if (mayNot(team, actor)) return notOwner();
  if (uid === actor.uid) return oneself();
  const member = entryOf(team.members, uid);
  if (!member) return noMember();
  if (member.role === role) return { kind: 'known', team };
  return { kind: 'done', team: { ...team, members: { ...team.members, [uid]: { ...member, role } } } };
}

/** Removes a member. Their role ends with the write, even while their token still has it. */
export function decideRemove(team: Team, actor: Actor, uid: string): TeamDecision {
  if (mayNot(team, actor)) return notOwner();
  if (uid === actor.uid) return oneself();
  if (!entryOf(team.members, uid)) return noMember();
  return { kind: 'done', team: { ...team, members: without(team.members, uid) } };
}
