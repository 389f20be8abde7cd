import { call, put } from 'typed-redux-saga';
import { takeLeadingBy } from '@/lib/takeLeadingBy';
import { toastShown } from '@/lib/toast';
import { takeLatest } from '@/lib/watch';
import type { MailAdmin } from '@/services/admin/people/createMailAdmin';
import { callMessage, loadWith } from '../shared';
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
  const read = loadWith(api.read, mailsLoaded, mailsFailed, mailsLoaded);

  function* act({ payload: { id, act: what } }: ReturnType<typeof actRequested>) {
    const answer = yield* call(api.act, id, what);
    if (!answer.ok) return yield* put(actFailed({ id, act: what, message: callMessage(answer.error) }));
    yield* put(mailsLoaded(answer.value));
    return yield* put(toastShown({ text: answer.value.message, topic: `mail ${id}`, tone: 'success' }));
  }

  function* saveSettings({ payload }: ReturnType<typeof settingsSubmitted>) {
    const answer = yield* call(api.settings, payload);
    const text = answer.ok ? answer.value.message : callMessage(answer.error);
    yield* put(toastShown({ text, topic: 'mail settings', tone: answer.ok ? 'success' : 'error' }));
    // The form shows the stored settings, after a failure too. The next press cancels this read, so that no late answer undoes it.
    if (answer.ok) yield* put(mailsLoaded(answer.value));
    else yield* call(read, mailsRequested());
  }

  yield* takeLatest(mailsRequested, read);
  yield* takeLeadingBy(actRequested, ({ id }) => id, act);
  yield* takeLatest(settingsSubmitted, saveSettings);
}
