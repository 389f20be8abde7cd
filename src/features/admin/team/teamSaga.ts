import { call, put, select } from 'typed-redux-saga';
import { adminJoinPath, adminPaths } from '@/app/router/paths';
import { roleChanged } from '@/features/auth';
import { toastShown } from '@/lib/toast';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import type { TeamAdmin } from '@/services/admin/people/createTeamAdmin';
import { callFromScreen, callMessage, loadWith, newKey } from '../shared';
import { selectTeam, showsFailure, teamActions, type TeamAct } from './teamSlice';

/** Sends an act. `key` names the press, so that a repeated request invites once. */
function send(api: TeamAdmin, act: TeamAct, key: string): ReturnType<TeamAdmin['read']> {
  switch (act.kind) {
    case 'invite':
      return api.send({ key, email: act.email, role: act.role });
    case 'withdraw':
      return api.withdraw(act.id);
    case 'role':
      return api.changeRole(act.uid, act.role);
    case 'remove':
      return api.remove(act.uid);
    case 'twoStep':
      return api.askTwoStep(act.roles, act.seen);
    case 'app':
      return api.removeApp(act.uid);
  }
}

/** The person whom an act is about, for the topic of its message. */
function personOf(act: TeamAct): string {
  if (act.kind === 'invite') return act.email;
  if (act.kind === 'withdraw') return act.id;
  return act.kind === 'twoStep' ? '' : act.uid;
}

/** Loads and changes the team. A second press while a request runs is ignored. */
export function* teamSaga(services: Pick<Services, 'auth' | 'navigation' | 'random'>, api: TeamAdmin) {
  function* act({ payload }: ReturnType<typeof teamActions.actRequested>) {
    const answer = yield* call(send, api, payload, newKey(services.random));
    const topic = `team ${personOf(payload)}`;
    if (!answer.ok) {
      const message = callMessage(answer.error);
      const isShown = showsFailure(yield* select(selectTeam));
      yield* put(teamActions.actFailed(message));
      return isShown ? undefined : yield* put(toastShown({ text: message, topic, tone: 'error' }));
    }
    yield* put(teamActions.actAnswered(answer.value));
    return yield* put(toastShown({ text: answer.value.message, topic, tone: 'success' }));
  }

  function* accept({ payload: id }: ReturnType<typeof teamActions.acceptRequested>) {
    const { answer, isLeft } = yield* callFromScreen(adminJoinPath(id), () => api.accept(id));
    if (!answer.ok) {
      const text = callMessage(answer.error);
      yield* put(teamActions.acceptFailed(text));
      return isLeft ? yield* put(toastShown({ text, tone: 'error' })) : undefined;
    }
    // Firestore's rules read the role from the token, which was made before.
    yield* call(services.auth.idToken, true);
    yield* put(roleChanged(answer.value.role));
    const { message: text } = answer.value;
    if (isLeft) return yield* put(toastShown({ text, tone: 'success' }));
    const screen = adminPaths.dashboard;
    yield* put(toastShown({ text, tone: 'success', screen }));
    return yield* call(services.navigation.go, screen);
  }

  const { teamRequested, teamLoaded, teamFailed, inviteOpened, inviteLoaded, inviteFailed } = teamActions;
  yield* takeLatest(teamRequested, loadWith(api.read, teamLoaded, teamFailed, teamActions.actAnswered));
  yield* takeLeading(teamActions.actRequested, act);
  yield* takeLatest(inviteOpened, loadWith(api.invite, inviteLoaded, inviteFailed));
  yield* takeLeading(teamActions.acceptRequested, accept);
}
