import { ADMIN, ALICE, staff, STRICT_TEAM, TEAM_AFTER_LOSS, type Actor } from '../actors';
import { get, type Fields } from '../operations';
import { attempt, refused, type Case, type Table } from '../table';

const ORDER = get('orders/a1');

const admin = (name: string, token: Record<string, unknown>): Actor => ({
  name,
  who: { uid: 'admin', token: { email: 'admin@example.com', email_verified: true, admin: true, ...token } },
});
const packer = (name: string, token: Record<string, unknown> = {}): Actor => ({
  ...staff('packer', token),
  name,
});
const factor = (kind: unknown) => ({
  firebase: { sign_in_provider: 'password', sign_in_second_factor: kind },
});

const withApp = packer('the packer, by app', factor('totp'));
const ownerByApp = admin('the admin, by app', factor('totp'));

const LACKING: readonly Actor[] = [
  packer('the packer, by password alone'),
  packer('the packer, by SMS as second factor', factor('phone')),
  packer('the packer, by a factor in another case', factor('TOTP')),
  packer('the packer, by a list of factors', factor(['totp'])),
  packer('the packer, by a factor beside Firebase’s', { sign_in_second_factor: 'totp' }),
  admin('the admin, by password alone', {}),
  admin('the admin, by SMS as second factor', factor('phone')),
];

const inTeam = (team: Fields | null, about: string, allowed: boolean, actors: readonly Actor[]): Case[] =>
  actors.map((by) => ({ name: `second factor: ${about} (${by.name})`, by, operation: ORDER, allowed, team }));

export const secondFactor: Table = {
  about: 'second factor',
  rows: [refused('a shopper with an authenticator app reads orders', ALICE, get('orders/b1'), withApp)],
  valid: [
    ['an order is read by an admin with an app', attempt(ownerByApp, ORDER)],
    ['an order is read by a packer whose role needs none', attempt(packer('the packer, by password'), ORDER)],
  ],
  inOtherTeams: [
    ...inTeam(STRICT_TEAM, 'their role needs an app', false, LACKING),
    ...inTeam(STRICT_TEAM, 'they logged in with their app', true, [withApp, ownerByApp, staff('support')]),
    // A shop without a team has an owner all the same.
    ...inTeam(null, 'there is no team', true, [ADMIN, ownerByApp]),
    ...inTeam(null, 'there is no team', false, [withApp]),
    ...inTeam(TEAM_AFTER_LOSS, 'a login from before the lost app was removed', false, [
      packer('the packer, before', { auth_time: 999, ...factor('totp') }),
      packer('the packer, without a time'),
    ]),
    ...inTeam(TEAM_AFTER_LOSS, 'a login since', true, [
      packer('the packer, at once', { auth_time: 1000 }),
      packer('the packer, later', { auth_time: 1001 }),
      staff('support'),
    ]),
  ],
};
