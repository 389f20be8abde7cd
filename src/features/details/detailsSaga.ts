import { call, put, race, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { changedDetails, startOf } from '@/domain/customers/profile';
import { profileChanged, selectUser, signedIn, signedOut } from '@/features/auth';
import { toastShown } from '@/lib/toast';
import type { Services, StoredDetails } from '@/services';
import {
  detailsActions,
  detailsFormClosed,
  detailsRequested,
  detailsSubmitted,
  detailTyped,
  selectDetailsEntry,
  selectDetailsForm,
} from './detailsSlice';
import { messages } from './messages';

/** Shows what the user document holds; a name that another device gave is the account's from now on. */
function* show({ displayName, phone }: StoredDetails) {
  const user = yield* select(selectUser);
  if (displayName && displayName !== user?.displayName) yield* put(profileChanged({ displayName }));
  yield* put(detailsActions.phoneLoaded(phone ?? ''));
}

function* load({ users }: Services) {
  const user = yield* select(selectUser);
  if (!user) return;
  const { document } = yield* race({
    document: call(users.get, user.uid),
    // What was saved while the answer was under way is newer than it.
    newer: take(detailsActions.phoneLoaded),
  });
  if (!document) return;
  if (document.ok) {
    yield* call(show, document.value?.details ?? { displayName: null, phone: null });
    return;
  }
  console.error('Failed to fetch details from Firestore', document.error.cause);
  yield* put(detailsActions.detailsFailed(messages.loadFailed));
}

/** Writes what was changed, into the document first: what stands there is shown whatever becomes of the account. */
function* write({ users, auth }: Services) {
  const user = yield* select(selectUser);
  const entry = yield* select(selectDetailsEntry);
  const changes = changedDetails(startOf(entry), entry);
  if (!user) return true;
  if (Object.keys(changes).length === 0) return true;
  const saved = yield* call(users.saveDetails, user.uid, changes);
  if (!saved.ok) {
    console.error('Failed to save details to Firestore', saved.error.cause);
    return false;
  }
  if (changes.displayName !== undefined) {
    const renamed = yield* call(auth.updateDisplayName, changes.displayName);
    if (!renamed.ok) {
      console.error('Failed to rename the account', renamed.error.code);
      return false;
    }
  }
  yield* call(show, saved.value);
  yield* put(toastShown({ text: messages.saved, topic: 'details', tone: 'success' }));
  return true;
}

function* save(services: Services) {
  const { done } = yield* race({ done: call(write, services), gone: take(signedOut) });
  if (done === undefined) return;
  yield* put(done ? detailsFormClosed() : detailsActions.detailsSaveFailed(messages.saveFailed));
}

/** Whoever reloaded in the middle of typing finds the form as it was. */
function* restore({ storage }: Services) {
  const user = yield* select(selectUser);
  const ended = storage.session.readEnded();
  // Somebody else's, whose session was ended in this tab.
  if (ended && ended !== user?.uid) return;
  const draft = storage.detailsDraft.read();
  const { status } = yield* select(selectDetailsForm);
  if (draft && status === 'closed') yield* put(detailsActions.detailsDraftRestored(draft));
}

export function* detailsSaga(services: Services) {
  const { detailsDraft } = services.storage;
  yield* takeLatest([signedIn, detailsRequested], load, services);
  yield* takeLatest(signedIn, restore, services);
  yield* takeLeading(detailsSubmitted, save, services);
  yield* takeEvery(detailTyped, function* keepDraft() {
    detailsDraft.write(yield* select(selectDetailsEntry));
  });
  yield* takeEvery(detailsFormClosed, () => call(detailsDraft.clear));
  // Whoever was signed in before this saga began is served too.
  if (yield* select(selectUser)) {
    yield* call(restore, services);
    yield* call(load, services);
  }
}
