import { ROLES, type Role } from '../../src/domain/staff/roles';

/** The sender of a request: anonymous, an account with its token's claims, or the functions, which bypass the rules. */
export interface Actor {
  readonly name: string;
  readonly who: 'functions' | { readonly uid: string; readonly token: Record<string, unknown> } | null;
}

const account = (name: string, uid: string, token: Record<string, unknown> = {}): Actor => ({
  name,
  who: { uid, token: { email: `${uid}@example.com`, email_verified: true, ...token } },
});

export const NOBODY: Actor = { name: 'nobody', who: null };
export const ALICE = account('Alice', 'alice');
export const BOB = account('Bob', 'bob');
/** A new account without a document. */
export const CAROL = account('Carol', 'carol');
/** A deleted account whose token is still valid. */
export const DORA = account('Dora, who has left', 'dora');
/** Alice with an email that she changed since her document was written. */
export const MOVED = account('Alice with another email', 'alice', { email: 'rao@example.com' });
export const UNVERIFIED = account('Alice before she is verified', 'alice', { email_verified: false });
export const ADMIN = account('the admin', 'admin', { admin: true });
/** A member of the team, by the role in their token. */
export const staff = (role: Role, token: Record<string, unknown> = {}): Actor =>
  account(`the ${role}`, `staff-${role}`, { role, ...token });
/** The uids of `staff` with their roles, as the record of the team has them. */
export const TEAM = {
  members: Object.fromEntries(ROLES.map((role) => [`staff-${role}`, { role }])),
  invites: {},
};
/** The same where owners and packers need a second factor. */
export const STRICT_TEAM = { ...TEAM, twoStepRoles: ['owner', 'packer'] };
/** The same after the packer's lost app was removed. */
export const TEAM_AFTER_LOSS = {
  ...TEAM,
  members: { ...TEAM.members, 'staff-packer': { role: 'packer', sessionsFrom: 1000 } },
};
export const FUNCTIONS: Actor = { name: 'the functions', who: 'functions' };

/** Accounts that pretend to be the admin without a valid claim. */
export const PRETENDERS: readonly Actor[] = [
  account("a claim 'true' in text", 'admin', { admin: 'true' }),
  account('a claim 1', 'admin', { admin: 1 }),
  account('a claim in a map', 'admin', { admin: { admin: true } }),
  account('a claim of another name', 'admin', { role: 'admin', isAdmin: true }),
  account('a claim that was taken back', 'admin', { admin: false }),
  account('a claim without a verified address', 'admin', { admin: true, email_verified: false }),
  account("a verified address 'true' in text", 'admin', { admin: true, email_verified: 'true' }),
  account('a role that the record has of somebody else', 'mallory', { role: 'owner' }),
  account('a role above that of the record', 'staff-packer', { role: 'owner' }),
  account('a role in the record alone', 'staff-owner'),
  account('a role without a verified address', 'staff-owner', { role: 'owner', email_verified: false }),
  account('a claim in a token that an SMS opened', 'admin', {
    admin: true,
    firebase: { sign_in_provider: 'phone' },
  }),
  account('a role in a token that an SMS opened', 'staff-owner', {
    role: 'owner',
    firebase: { sign_in_provider: 'phone' },
  }),
  account('a list of roles', 'staff-owner', { role: ['owner'] }),
  account('a role that does not exist', 'staff-owner', { role: 'admin' }),
  account("the admin's address without the claim", 'admin', { email: 'admin@glumist.example' }),
  account("the admin's address, neither verified nor claimed", 'mallory', {
    email: 'admin@glumist.example',
    email_verified: false,
  }),
];

/** Everyone but the admin. */
export const STRANGERS: readonly Actor[] = [NOBODY, UNVERIFIED, ALICE, BOB, ...PRETENDERS];
export const EVERYONE: readonly Actor[] = [...STRANGERS, ADMIN];
