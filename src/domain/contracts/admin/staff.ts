import * as v from 'valibot';
import { isMailAddress, MAX_EMAIL } from '../../mail/outgoingMail';
import { ROLES, type Role } from '../../staff/roles';
import { isOpen, type Invite, type Member, type Team } from '../../staff/team';
import { listOf, text } from '../fields';
import { messages } from '../messages/admin';

const role = v.picklist(ROLES, `role must be one of ${ROLES.join(', ')}`);

/** POST /api/admin/staff/invites. `key` names the press: repeated, it invites once. */
export const inviteRequest = v.object({
  key: v.pipe(
    v.string('key must be text'),
    v.regex(/^[A-Za-z0-9-]{16,60}$/, 'key must have 16 to 60 letters, digits or -'),
  ),
  email: v.pipe(
    text('email', MAX_EMAIL, 3),
    v.check((value: string) => isMailAddress(value), messages.oneEmail),
  ),
  role,
});
export type InviteRequest = v.InferOutput<typeof inviteRequest>;

/** POST /api/admin/staff/{id}/role. */
export const roleRequest = v.object({ role });

/** POST /api/admin/staff/two-step: the roles that need a second factor, and those of which the caller knew that they do. */
export const twoStepRequest = v.object({
  roles: listOf('roles', role, ROLES.length),
  seen: v.optional(listOf('seen', role, ROLES.length)),
});

export interface TeamMember extends Omit<Member, 'sessionsFrom'> {
  uid: string;
  /** Whether the account has an authenticator app; null where Auth did not answer. */
  hasApp: boolean | null;
}

export interface OpenInvite extends Pick<Invite, 'email' | 'role' | 'at' | 'expiresAt'> {
  id: string;
  by: string;
}

/** The answer of GET /api/admin/staff, and of each act on the team. */
export interface StaffResponse {
  success: true;
  /** The result of an act in a sentence; empty for a GET. */
  message: string;
  /** The email of the account that runs the shop, which is always an owner. */
  ownerEmail: string;
  /** The earliest first. */
  members: TeamMember[];
  invites: OpenInvite[];
  /** The roles that need a second factor. */
  twoStepRoles: Role[];
}

/** GET /api/staff/invites/{id}: the invitation that the person is asked to accept. */
export interface InviteResponse {
  success: true;
  role: Role;
  /** The email of the inviter. */
  by: string;
  /** Whether the caller has accepted it before. */
  accepted: boolean;
}

/** POST /api/staff/invites/{id}/accept. */
export interface AcceptResponse {
  success: true;
  message: string;
  role: Role;
}

const byTime = (a: string, b: string) => (a < b ? -1 : Number(a > b));

interface TeamView {
  ownerEmail: string;
  now: Date;
  message: string;
  /** The uids of members with an authenticator app; null where Auth did not answer. */
  withApp: ReadonlySet<string> | null;
}

/** The team as the owner sees it. */
export function staffResponse(team: Team, { ownerEmail, now, message, withApp }: TeamView): StaffResponse {
  const members = Object.entries(team.members).map(([uid, { sessionsFrom: _from, ...member }]) => ({
    ...member,
    uid,
    hasApp: withApp && withApp.has(uid),
  }));
  const invites = Object.entries(team.invites)
    .filter(([, invite]) => isOpen(invite, now))
    .map(([id, { email, role: invitedAs, at, expiresAt, by }]) => ({
      id,
      email,
      role: invitedAs,
      at,
      expiresAt,
      by: by.email,
    }));
  return {
    success: true,
    message,
    ownerEmail,
    members: members.sort((a, b) => byTime(a.since, b.since)),
    invites: invites.sort((a, b) => byTime(a.at, b.at)),
    twoStepRoles: [...team.twoStepRoles],
  };
}
