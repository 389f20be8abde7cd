import { call, fork, put, race, select, take } from 'typed-redux-saga';
import { changedProfile, profileBeforeEdit } from '@/domain/customers/profile';
import { profileChanged, selectUser, signedIn, untilSignedOut, type SignedInUser } from '@/features/auth';
import { toastShown } from '@/lib/toast';
import { takeEvery, takeLatest, takeLeading } from '@/lib/watch';
import type { Services, StoredProfile } from '@/services';
import {
  profileActions,
  profileFormClosed,
  profileRequested,
  profileSubmitted,
  profileTyped,
  selectProfileEntry,
  selectProfileForm,
} from './userProfileSlice';
import { messages } from './messages';

/** Shows the user document; a name changed on another device is also written to the account. */
function* show({ displayName, phone }: StoredProfile) {
  const user = yield* select(selectUser);
  if (displayName && displayName !== user?.displayName) yield* put(profileChanged({ displayName }));
  yield* put(profileActions.phoneLoaded(phone ?? ''));
}

/** Repairs the email that a login after its change could not write. A session that the change ended must not bring the old one back. */
function* repairEmail({ users, auth }: Services, { uid, email }: SignedInUser) {
  const { kind } = yield* call(auth.idToken, true);
  const user = yield* select(selectUser);
  if (kind !== 'token' || user?.uid !== uid || user.email !== email) return;
  yield* call(users.markVerified, { uid, email });
}

function* loadProfile(services: Services) {
  const { users } = services;
  const user = yield* select(selectUser);
  if (!user) return;
  const { document } = yield* race({
    document: call(users.get, user.uid),
    // A save during the read is newer than the answer.
    newer: take(profileActions.phoneLoaded),
  });
  if (!document) return;
  if (document.ok) {
    const stored = document.value?.email ?? '';
    if (stored && stored !== user.email) yield* fork(repairEmail, services, user);
    yield* call(show, document.value?.profile ?? { displayName: null, phone: null });
    return;
  }
  console.error('Failed to fetch details from Firestore', document.error.cause);
  yield* put(profileActions.profileLoadFailed(messages.loadFailed));
}

/** Writes the document first and the account second, because the document's values are shown even if Auth fails. */
function* write({ users, auth }: Services) {
  const user = yield* select(selectUser);
  const entry = yield* select(selectProfileEntry);
  const changes = changedProfile(profileBeforeEdit(entry), entry);
  if (!user) return true;
  if (Object.keys(changes).length === 0) return true;
  const saved = yield* call(users.saveProfile, user.uid, changes);
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
  const done = yield* call(write, services);
  yield* put(done ? profileFormClosed() : profileActions.profileSaveFailed(messages.saveFailed));
}

/** Restores the form after a reload. */
function* restore({ storage }: Services) {
  const user = yield* select(selectUser);
  const ended = storage.session.readEnded();
  // Belongs to another person, whose session ended in this tab.
  if (ended && ended !== user?.uid) return;
  const draft = storage.profileDraft.read();
  const { status } = yield* select(selectProfileForm);
  if (draft && status === 'closed') yield* put(profileActions.profileDraftRestored(draft));
}

export function* userProfileSaga(services: Services) {
  const { profileDraft: detailsDraft } = services.storage;
  const load = untilSignedOut(loadProfile);
  yield* takeLatest([signedIn, profileRequested], load, services);
  yield* takeLatest(signedIn, restore, services);
  yield* takeLeading(profileSubmitted, untilSignedOut(save), services);
  yield* takeEvery(profileTyped, function* keepDraft() {
    detailsDraft.write(yield* select(selectProfileEntry));
  });
  yield* takeEvery(profileFormClosed, () => call(detailsDraft.clear));
  // Also handles a person who signed in before this saga began.
  if (yield* select(selectUser)) {
    yield* call(restore, services);
    yield* call(load, services);
  }
}
