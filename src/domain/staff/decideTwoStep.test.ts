import { decideFactorRemoval, decideTwoStep } from './decideTwoStep';
import type { Role } from './roles';
import { readTeam, type Team } from './team';

const member = (role: Role) => ({
  email: `${role}@example.com`,
  name: role,
  role,
  since: '2026-01-01T00:00:00.000Z',
  invitedBy: { uid: 'shop', email: 'shop@example.com' },
});
const team: Team = {
  members: { olga: member('owner'), pia: member('packer') },
  invites: {},
  twoStepRoles: ['packer'],
};
const who = (uid: string, admin = false, hasFactor = true) => ({
  uid,
  email: `${uid}@example.com`,
  admin,
  hasFactor,
});
const outcome = (decision: ReturnType<typeof decideTwoStep>) =>
  decision.kind === 'refused' ? decision.code : decision.kind;

test.each<[string, ReturnType<typeof who>, Role[], string]>([
  ['the fixed owner', who('shop', true), ['owner'], 'done'],
  ['another owner', who('olga'), ['owner'], 'done'],
  ['a packer', who('pia'), [], 'not_owner'],
  ['a stranger', who('mallory'), [], 'not_owner'],
  ['an owner without an app', who('olga', false, false), ['owner'], 'own_factor_first'],
  ['the fixed owner without an app', who('shop', true, false), ['packer', 'owner'], 'own_factor_first'],
  ['an owner without an app who asks nobody', who('olga', false, false), [], 'done'],
  ['somebody who changes nothing', who('olga', false, false), ['packer', 'packer'], 'known'],
])('%s chooses who needs an app', (_name, actor, roles, expected) =>
  expect(outcome(decideTwoStep(team, actor, roles))).toBe(expected),
);

test.each<[Role[], Role[], Role[], Role[]]>([
  [['packer'], ['packer', 'owner'], ['packer', 'support'], ['owner', 'packer', 'support']],
  [['packer'], [], ['packer', 'support'], ['support']],
  [['packer'], ['packer', 'owner'], [], ['owner']],
  [['packer'], ['packer'], ['owner'], ['owner']],
])('of %j to %j stays what another owner made %j of meanwhile: %j', (seen, roles, twoStepRoles, expected) => {
  const decision = decideTwoStep({ ...team, twoStepRoles }, who('olga'), roles, seen);
  expect(decision).toMatchObject({ team: { twoStepRoles: expected } });
});

test('roles are stored once, in their order, beside all that is there', () => {
  const decision = decideTwoStep(team, who('olga'), ['packer', 'owner', 'packer']);
  expect(decision).toEqual({ kind: 'done', team: { ...team, twoStepRoles: ['owner', 'packer'] } });
});

test.each<[string, ReturnType<typeof who>, string, string]>([
  ['a member by an owner', who('olga'), 'pia', 'done'],
  ['an owner by the fixed one', who('shop', true), 'olga', 'done'],
  ['oneself', who('olga'), 'olga', 'own_factor'],
  ['somebody else by a packer', who('pia'), 'olga', 'not_owner'],
  ['a stranger', who('olga'), 'mallory', 'no_member'],
  ['an inherited name', who('olga'), 'constructor', 'no_member'],
])('the app of %s is removed', (_name, actor, uid, expected) =>
  expect(outcome(decideFactorRemoval(team, actor, uid, 5_500))).toBe(expected),
);

test.each([5_000, 5_500, 5_999])(
  'logins of the same second and earlier end with the app, at %i ms',
  (nowMs) => {
    const decision = decideFactorRemoval(team, who('olga'), 'pia', nowMs);
    expect(decision).toMatchObject({ team: { members: { pia: { role: 'packer', sessionsFrom: 6 } } } });
  },
);

test.each([
  [undefined, []],
  ['packer', []],
  [
    ['packer', 'king', 'owner'],
    ['owner', 'packer'],
  ],
])('a stored %j is read as %j', (twoStepRoles, roles) =>
  expect(readTeam({ twoStepRoles }).twoStepRoles).toEqual(roles),
);
