import { factorOfToken, missingStep } from './secondFactor';

const firebase = (fields: object) => ({ firebase: { sign_in_provider: 'password', ...fields } });

test.each<[string, Record<string, unknown>, string | null]>([
  ['an app', firebase({ sign_in_second_factor: 'totp', second_factor_identifier: 'a' }), 'a'],
  ['none', firebase({}), null],
  ['a code by SMS', firebase({ sign_in_second_factor: 'phone', second_factor_identifier: 'a' }), null],
  ['an app without its id', firebase({ sign_in_second_factor: 'totp' }), null],
  ['an empty id', firebase({ sign_in_second_factor: 'totp', second_factor_identifier: '' }), null],
  [
    'an id that is a list',
    firebase({ sign_in_second_factor: 'totp', second_factor_identifier: ['a'] }),
    null,
  ],
  [
    'a kind that is a list',
    firebase({ sign_in_second_factor: ['totp'], second_factor_identifier: 'a' }),
    null,
  ],
  ['a claim beside Firebase’s', { sign_in_second_factor: 'totp', second_factor_identifier: 'a' }, null],
  ['nothing at all', {}, null],
])('the factor of a token with %s', (_name, claims, factor) => expect(factorOfToken(claims)).toBe(factor));

test.each([
  ['needs none, has none', null, [], [], null],
  ['needs one, has none', null, [], ['packer'], 'set_up'],
  ['another role needs one', null, [], ['owner'], null],
  ['has one, did not use it', null, ['a'], [], 'log_in'],
  ['has one, used it', 'a', ['a'], ['packer'], null],
  ['used one of two', 'b', ['a', 'b'], ['packer'], null],
  ['used one that is gone', 'a', [], ['packer'], 'set_up'],
  ['used one that was replaced', 'a', ['b'], [], 'log_in'],
] as const)('a packer who %s', (_name, factor, factors, roles, step) =>
  expect(missingStep({ factor, factors }, 'packer', roles)).toBe(step),
);
