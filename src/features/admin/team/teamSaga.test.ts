import type { Role } from '@/domain/staff/roles';
import { ok } from '@/services';
import type { TeamAdmin } from '@/services/admin/people/createTeamAdmin';
import { fakeServices } from '@/testing/fakeServices';
import { runAdminSaga } from '../testing/runAdminSaga';
import { teamSaga } from '.';
import { teamActions } from './teamSlice';

test('a message replaces the one before about the same person, and no other', async () => {
  const { services } = fakeServices();
  const changeRole = async (uid: string, role: Role) => {
    const message = `${uid}: ${role}.`;
    return ok({
      success: true as const,
      message,
      ownerEmail: '',
      members: [],
      invites: [],
      twoStepRoles: [],
    });
  };
  const api: Partial<TeamAdmin> = { changeRole };
  const run = runAdminSaga([() => teamSaga(services, api as TeamAdmin)], services);
  const change = async (uid: string, role: Role) => {
    run.dispatch(teamActions.actRequested({ kind: 'role', uid, role }));
    await new Promise(setImmediate);
  };
  await change('pia', 'manager');
  await change('rob', 'support');
  await change('pia', 'support');
  const texts = run.state().notifications.toasts.map(({ text }) => text);
  expect(texts).toEqual(['rob: support.', 'pia: support.']);
});
