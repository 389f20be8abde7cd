import { ROLES } from '@/domain/staff/roles';
import { store } from '@/domain/store';
import { type Identity } from '../../../../functions/src/platform/callers/identity';

const identity = (uid: string): Identity => ({
  uid,
  email: `${uid}@example.com`,
  verified: true,
  admin: false,
  role: null,
  authTime: Math.floor(Date.now() / 1000),
  factor: null,
  byCode: false,
});

const people: Record<string, Identity> = {
  alice: identity('alice'),
  bob: identity('bob'),
  uma: { ...identity('uma'), verified: false },
  ada: { ...identity('ada'), admin: true },
  // Tokens that claim too much: an admin with an unverified address, one whose claim was removed since, one whose sessions were
  // revoked, and one whose account is disabled.
  una: { ...identity('una'), admin: true, verified: false },
  eve: { ...identity('eve'), admin: true },
  rita: { ...identity('rita'), admin: true },
  dora: { ...identity('dora'), admin: true },
  ...Object.fromEntries(ROLES.map((role) => [`staff-${role}`, { ...identity(`staff-${role}`), role }])),
  // A token with a role; the record of the team does not have this account.
  formerPacker: { ...identity('formerPacker'), role: 'packer' },
  // The configured admin address, without the claim.
  shopAddress: { ...identity('shopAddress'), email: store.adminEmail },
};

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of this person for the tests' verifier; `buyer-N` is any buyer. */
export const tokenOf = (name: string) => `${encode({ alg: 'none' })}.${encode({ name })}.`;

export async function verifyToken(token: string): Promise<Identity | null> {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { name } = JSON.parse(claims) as { name: string };
  if (/^buyer-\d+$/.test(name)) return identity(name);
  return people[name] ?? null;
}
