import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';
import { safely } from '@/lib/safely';
import { toastShown } from '@/lib/toast';
import type { MailAdmin } from '@/services/admin/people/createMailAdmin';
import { callMessage } from '../shared';
import {
  actFailed,
  actRequested,
  mailsFailed,
  mailsLoaded,
  mailsRequested,
  settingsSubmitted,
} from './mailsSlice';

/** Loads the dead letters, and sends or discards one. */
export function* mailsSaga(api: MailAdmin) {
  /** Ids of the mails that a call is about: a second press on one is ignored. */
  const inFlight = new Set<string>();

  function* read() {
    const answer = yield* call(api.read);
    if (answer.ok) yield* put(mailsLoaded(answer.value));
    else yield* put(mailsFailed(callMessage(answer.error)));
  }

  function* act({ payload: { id, act: what } }: ReturnType<typeof actRequested>) {
    if (inFlight.has(id)) return;
    inFlight.add(id);
    try {
      const answer = yield* call(api.act, id, what);
      if (!answer.ok) return yield* put(actFailed({ id, message: callMessage(answer.error) }));
      yield* put(mailsLoaded(answer.value));
      return yield* put(toastShown({ text: answer.value.message, topic: `mail ${id}`, tone: 'success' }));
    } finally {
      inFlight.delete(id);
    }
  }

  function* saveSettings({ payload }: ReturnType<typeof settingsSubmitted>) {
    const answer = yield* call(api.settings, payload);
    const text = answer.ok ? answer.value.message : callMessage(answer.error);
    yield* put(toastShown({ text, topic: 'mail settings', tone: answer.ok ? 'success' : 'error' }));
    // The form shows the stored settings, after a failure too.
    if (answer.ok) yield* put(mailsLoaded(answer.value));
    else yield* call(read);
  }

  yield* takeLatest(mailsRequested, safely(read));
  yield* takeEvery(actRequested, safely(act));
  yield* takeLatest(settingsSubmitted, safely(saveSettings));
}
