import * as v from 'valibot';
import { bulkRun } from '@/domain/contracts/fields';
import type { Identity } from '../callers/identity';
import { ok } from './answer';
import { postAsAdmin, type AdminContext, type Call } from './route';

const NOW = new Date('2026-11-30T10:00:00Z');
const WHO: Identity = {
  uid: 'ada',
  email: 'ada@glumist.example',
  name: 'Ada',
  admin: true,
  role: 'owner',
} as Identity;

/** The context that the handler of a POST of the team gets for a body. */
async function contextOf(body: unknown): Promise<AdminContext | undefined> {
  let given: AdminContext | undefined;
  const route = postAsAdmin(
    { now: () => NOW },
    {
      path: '/api/admin/things',
      right: 'orders.read',
      schema: v.object({ run: bulkRun, count: v.optional(v.number()) }),
      handle(_call, context) {
        given = context;
        return Promise.resolve(ok({}));
      },
    },
  );
  await route.run({ body, identity: WHO, requestId: 'request-1' } as Call);
  return given;
}

test.each([
  ['the act’s key', { run: 'run-0001' }, 'run-0001'],
  ['no key for a single act', { count: 2 }, undefined],
])('a POST of the team is audited by person, call and time, with %s', async (_what, body, run) => {
  expect(await contextOf(body)).toEqual({ who: WHO, requestId: 'request-1', now: NOW, run });
});

test('a body that its schema refuses reaches no handler', async () => {
  expect(await contextOf({ run: 'no key!' })).toBeUndefined();
});
