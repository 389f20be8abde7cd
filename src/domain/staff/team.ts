import { DAY_MS } from '../time/calendar';
import { isRole, ROLES, type Role } from './roles';

export interface Person {
  uid: string;
  email: string;
}

/** A team member other than the account with the fixed admin email, which needs no record. */
export interface Member {
  email: string;
  name: string;
  role: Role;
  /** ISO: when they joined the team. */
  since: string;
  invitedBy: Person;
  /** Seconds since 1970: earlier logins are revoked. Missing where none was. */
  sessionsFrom?: number;
}

/** An invitation by mail. It works once, and only for a person with that verified email. */
export interface Invite {
  email: string;
  role: Role;
  /**
   * The inviter, and whether they have the admin claim; all others must still be an owner when it is
   * accepted.
   */
  by: Person & { admin: boolean };
  /** ISO. */
  at: string;
  expiresAt: string;
  /** The uid of the person who accepted it; null while it is open. */
  acceptedBy: string | null;
}

/**
 * `settings/team`: all members by uid, and the invitations by id. It is one document, so that each act is
 * atomic.
 */
export interface Team {
  members: Readonly<Record<string, Member>>;
  invites: Readonly<Record<string, Invite>>;
  /** The roles that need a second factor, in the order of ROLES. */
  twoStepRoles: readonly Role[];
}

export const INVITE_DAYS = 7;
export const INVITE_MS = INVITE_DAYS * DAY_MS;
/** Maximum of members and open invitations together, so that the document stays below 50 kB. */
export const MAX_TEAM = 50;

/** Looks up an untrusted key: 'constructor' is nobody's uid. */
export const entryOf = <T>(entries: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined;

/** Drops stored entries whose role no longer exists. */
function withRole<T extends { role: unknown }>(stored: unknown): Record<string, T> {
  const entries = Object.entries((stored ?? {}) as Record<string, T>);
  return Object.fromEntries(entries.filter(([, { role }]) => isRole(role)));
}

/** Reads the stored team. */
export function readTeam(stored: unknown): Team {
  const { members, invites, twoStepRoles } = (stored ?? {}) as Record<keyof Team, unknown>;
  const isNamed = (role: Role) => Array.isArray(twoStepRoles) && twoStepRoles.includes(role);
  return {
    members: withRole<Member>(members),
    invites: withRole<Invite>(invites),
    twoStepRoles: ROLES.filter(isNamed),
  };
}

export const sameEmail = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

export const isOpen = ({ acceptedBy, expiresAt }: Invite, now: Date): boolean =>
  acceptedBy === null && expiresAt > now.toISOString();

/** A person who acts on the team; `admin` is the present claim of the fixed admin email's account. */
export type Actor = Person & { admin: boolean };

/** A person's role in this team; the account with the admin claim is always an owner. */
export const roleIn = ({ members }: Team, { uid, admin }: Pick<Actor, 'uid' | 'admin'>): Role | null =>
  admin ? 'owner' : (entryOf(members, uid)?.role ?? null);
