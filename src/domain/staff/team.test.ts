import fc from 'fast-check';
import { store } from '../store';
import {
  decideAccept,
  decideInvite,
  decideRemove,
  decideRole,
  decideWithdraw,
  type TeamDecision,
} from './decideTeam';
import { ROLES, type Role } from './roles';
import { INVITE_MS, isOpen, MAX_TEAM, readTeam, roleIn, type Actor, type Member, type Team } from './team';

const now = new Date('2026-11-22T10:00:00.000Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const actor = (uid: string, admin = false): Actor => ({ uid, email: `${uid}@example.com`, admin });
const owner = actor('shop', true);
const member = (uid: string, role: Role): Member => ({
  email: `${uid}@example.com`,
  name: uid,
  role,
  since: now.toISOString(),
  invitedBy: { uid: 'shop', email: 'shop@example.com' },
});
const teamOf = (roles: Record<string, Role>): Team => ({
  members: Object.fromEntries(Object.entries(roles).map(([uid, role]) => [uid, member(uid, role)])),
  invites: {},
  twoStepRoles: [],
});
const team = teamOf({ olga: 'owner', mira: 'manager', pia: 'packer' });

const done = (decision: TeamDecision): Team => {
  if (decision.kind === 'refused') throw new Error(decision.message);
  return decision.team;
};
const outcome = (decision: TeamDecision) =>
  decision.kind === 'refused' ? `${decision.status} ${decision.code}` : decision.kind;
const invite = (change: object = {}, by = owner, at = team) =>
  decideInvite(at, by, { id: 'i1', email: 'new@example.com', role: 'packer', ...change }, now);
const newcomer = { ...actor('nina'), email: 'new@example.com', name: 'Nina' };

test.each<[string, TeamDecision, string]>([
  ['the owner', invite(), 'done'],
  ['another owner', invite({}, actor('olga')), 'done'],
  ['a manager', invite({}, actor('mira')), '403 not_owner'],
  ['a manager, of an owner', invite({ role: 'owner' }, actor('mira')), '403 not_owner'],
  ['somebody who is not on the team', invite({}, actor('alice')), '403 not_owner'],
  ['the owner, of a member', invite({ email: ' PIA@example.com' }), '409 already_staff'],
  ['the owner, of the fixed email', invite({ email: store.adminEmail.toUpperCase() }), '409 always_owner'],
])('an invitation by %s', (_name, decision, expected) => expect(outcome(decision)).toBe(expected));

test('a repeated press invites once, and the key of one press is of one invitation', () => {
  const invited = done(invite());
  expect(outcome(invite({}, owner, invited))).toBe('known');
  expect(outcome(invite({ email: 'else@example.com' }, owner, invited))).toBe('409 conflict');
});

test('another invitation of the same email ends the one before, and one that is over is dropped', () => {
  const twice = done(invite({ id: 'i2', role: 'support' }, owner, done(invite())));
  expect(Object.keys(twice.invites)).toEqual(['i2']);
  const next = decideInvite(twice, owner, { id: 'i3', email: 'b@x.com', role: 'packer' }, later(INVITE_MS));
  expect(Object.keys(done(next).invites)).toEqual(['i3']);
});

test('a team has an end', () => {
  const names = Array.from({ length: MAX_TEAM - 1 }, (_, at) => [`p${at}`, 'packer'] as const);
  const large = teamOf(Object.fromEntries(names));
  const full = done(invite({}, owner, large));
  expect(outcome(invite({ id: 'i2', email: 'b@x.com' }, owner, full))).toBe('409 team_full');
});

describe('accepting an invitation', () => {
  const invited = done(invite());
  const accept = (change: object = {}, at = invited, when = now) =>
    decideAccept(at, { ...newcomer, ...change }, 'i1', when);

  test('makes a member of the invited role, once', () => {
    const accepted = done(accept({ email: 'NEW@example.com' }));
    expect(roleIn(accepted, newcomer)).toBe('packer');
    expect(outcome(accept({}, accepted))).toBe('known');
    expect(outcome(accept({ uid: 'other' }, accepted))).toBe('409 invite_used');
    expect(outcome(accept({}, done(decideRemove(accepted, owner, 'nina'))))).toBe('409 invite_used');
  });

  test.each<[string, TeamDecision, string]>([
    ['by another email', accept({ email: 'mallory@example.com' }), '403 other_email'],
    ['with an altered id', decideAccept(invited, newcomer, 'i1x', now), '404 no_invite'],
    [
      'with the name that every object has',
      decideAccept(invited, newcomer, 'constructor', now),
      '404 no_invite',
    ],
    ['on its last moment', accept({}, invited, later(INVITE_MS - 1)), 'done'],
    ['when it has expired', accept({}, invited, later(INVITE_MS)), '409 invite_expired'],
    ['by a member', accept({ uid: 'mira' }), '409 already_staff'],
    ['by the account that runs the shop', accept({ admin: true }), '409 already_staff'],
    ['when it was withdrawn', accept({}, done(decideWithdraw(invited, owner, 'i1', now))), '404 no_invite'],
  ])('%s', (_name, decision, expected) => expect(outcome(decision)).toBe(expected));

  test('of an owner who is none any more counts for nothing', () => {
    const byOlga = done(invite({}, actor('olga')));
    expect(outcome(accept({}, byOlga))).toBe('done');
    expect(outcome(accept({}, done(decideRemove(byOlga, owner, 'olga'))))).toBe('404 no_invite');
    expect(outcome(accept({}, done(decideRole(byOlga, owner, 'olga', 'manager'))))).toBe('404 no_invite');
  });
});

test.each<[string, TeamDecision, string]>([
  ['a role by the owner', decideRole(team, owner, 'pia', 'manager'), 'done'],
  ['the same role', decideRole(team, owner, 'pia', 'packer'), 'known'],
  ['a role by a manager', decideRole(team, actor('mira'), 'pia', 'owner'), '403 not_owner'],
  ['their own role by a packer', decideRole(team, actor('pia'), 'pia', 'owner'), '403 not_owner'],
  ['their own role by an owner', decideRole(team, actor('olga'), 'olga', 'packer'), '409 own_role'],
  ['a role of nobody', decideRole(team, owner, 'toString', 'packer'), '404 no_member'],
  ['a removal by the owner', decideRemove(team, owner, 'olga'), 'done'],
  ['a removal by a manager', decideRemove(team, actor('mira'), 'pia'), '403 not_owner'],
  ['a removal of oneself', decideRemove(team, actor('olga'), 'olga'), '409 own_role'],
  ['a removal of the account that runs the shop', decideRemove(team, actor('olga'), 'shop'), '404 no_member'],
  ['a withdrawal by a manager', decideWithdraw(done(invite()), actor('mira'), 'i1', now), '403 not_owner'],
  ['a withdrawal of nothing', decideWithdraw(team, owner, 'i1', now), '404 no_invite'],
])('%s', (_name, decision, expected) => expect(outcome(decision)).toBe(expected));

test('of two owners who remove each other one stays', () => {
  const two = teamOf({ olga: 'owner', omar: 'owner' });
  const first = done(decideRemove(two, actor('olga'), 'omar'));
  expect(outcome(decideRemove(first, actor('omar'), 'olga'))).toBe('403 not_owner');
});

test('whatever is done in whatever order, only owners change the team and the last owner stays', () => {
  const uids = ['olga', 'omar', 'mira', 'pia', 'nina'];
  const act = fc.record({
    by: fc.constantFrom(...uids),
    to: fc.constantFrom(...uids),
    what: fc.constantFrom('invite', 'accept', 'role', 'remove', 'withdraw'),
    role: fc.constantFrom(...ROLES),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
      let current: Team = teamOf({ olga: 'owner', omar: 'owner', mira: 'manager' });
      for (const [at, { by, to, what, role }] of acts.entries()) {
        const who = actor(by);
        const wasOwner = roleIn(current, who) === 'owner';
        const open = Object.keys(current.invites).at(-1) ?? 'none';
        const decision = {
          invite: () => decideInvite(current, who, { id: `i${at}`, email: `${to}@example.com`, role }, now),
          accept: () => decideAccept(current, { ...who, name: '' }, open, now),
          role: () => decideRole(current, who, to, role),
          remove: () => decideRemove(current, who, to),
          withdraw: () => decideWithdraw(current, who, open, now),
        }[what as 'invite']();
        if (decision.kind !== 'done') continue;
        if (what !== 'accept') expect(wasOwner).toBe(true);
        current = decision.team;
      }
      expect(Object.values(current.members).some((one) => one.role === 'owner')).toBe(true);
    }),
  );
});

test('a stored team without a sense has no members', () => {
  expect(readTeam(undefined)).toEqual({ members: {}, invites: {}, twoStepRoles: [] });
  const { members } = readTeam({ members: { a: { role: 'king' }, b: { role: 'packer' } }, invites: 7 });
  expect(Object.keys(members)).toEqual(['b']);
  expect(roleIn(readTeam({}), actor('constructor'))).toBeNull();
  expect(isOpen(done(invite()).invites['i1'] as never, now)).toBe(true);
});
