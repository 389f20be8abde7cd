import { call, fork, put, race, select, take } from 'typed-redux-saga';
import type { Address } from '@/domain/addresses/address';
import {
  loginPanelOpened,
  selectUser,
  signedIn,
  takeInTurn,
  untilSignedOut,
  waitForUser,
} from '@/features/auth';
import { toastShown } from '@/features/notifications';
import { toastWithdrawn } from '@/lib/toast';
import { takeEvery, takeLatest, takeLeading } from '@/lib/watch';
import type { Services } from '@/services';
import { makeDefault, removeAddress, saveToBook, type BookChange } from './addressBook';
import { selectAddressEntry } from './addressesSelectors';
import {
  addressesFailed,
  addressesLoaded,
  addressesRequested,
  addressChangeEnded,
  addressFormClosed,
  addressRemoved,
  addressSaved,
  addressSaveFailed,
  addressSubmitted,
  defaultAddressPicked,
  editedAddressVanished,
} from './addressesSlice';
import { watchEntry } from './entrySaga';
import { messages } from './messages';

function* loadAddresses({ users }: Services) {
  const user = yield* select(selectUser);
  if (!user) return;
  const { document } = yield* race({
    document: call(users.get, user.uid),
    // A save during the read is newer than the answer, which would take the chosen address away.
    newer: take(addressesLoaded),
  });
  if (!document) return;
  if (document.ok) {
    yield* put(addressesLoaded(document.value?.addresses ?? []));
    return;
  }
  console.error('Failed to fetch addresses from Firestore', document.error.cause);
  yield* put(addressesFailed(messages.loadFailed));
}

function* refuse(text: string) {
  yield* put(addressSaveFailed());
  yield* put(toastShown({ text, topic: 'address', tone: 'error' }));
}

/** Edits the stored address book and shows the result; false if the save failed. */
function* changeBook({ users }: Services, edit: (book: Address[]) => Address[] | null) {
  const user = yield* select(selectUser);
  if (!user) return false;
  const changed = yield* call(users.changeAddresses, user.uid, edit);
  if (changed.ok) {
    yield* put(addressesLoaded(changed.value));
    return true;
  }
  console.error('Failed to save addresses to Firestore', changed.error.cause);
  return false;
}

function* saveAddress(services: Services, { payload: form }: ReturnType<typeof addressSubmitted>) {
  if (!(yield* call(waitForUser))) {
    yield* call(refuse, messages.loginFirst);
    // After the login the cart reopens with the typed form.
    services.storage.session.setResume('cart');
    yield* put(loginPanelOpened({ mode: 'login' }));
    return;
  }
  const { editing, byDefault } = yield* select(selectAddressEntry);
  const request = { form, editing, byDefault: byDefault === 'yes' };
  const now = services.clock.now().toISOString();
  const result: { change: BookChange } = { change: { kind: 'full' } };
  const written = yield* call(changeBook, services, (book: Address[]) => {
    result.change = saveToBook(book, request, now);
    return result.change.kind === 'saved' ? result.change.book : null;
  });
  if (!written) return yield* call(refuse, messages.saveFailed);
  switch (result.change.kind) {
    case 'saved':
      yield* put(toastWithdrawn('address'));
      return yield* put(addressSaved(result.change.createdAt));
    case 'full':
      return yield* call(refuse, messages.full);
    case 'gone':
      return yield* put(editedAddressVanished());
  }
}

function* changeOne(
  services: Services,
  createdAt: string,
  edit: (book: Address[]) => Address[],
  failure: string,
) {
  const isChanged = yield* call(changeBook, services, edit);
  yield* put(addressChangeEnded(createdAt));
  if (!isChanged) yield* put(toastShown({ text: failure, topic: 'address', tone: 'error' }));
  return isChanged;
}

function* remove(services: Services, createdAt: string) {
  const without = (book: Address[]) => removeAddress(book, createdAt);
  if (!(yield* call(changeOne, services, createdAt, without, messages.removeFailed))) return;
  if ((yield* select(selectAddressEntry)).editing === createdAt) yield* put(addressFormClosed());
  yield* put(toastShown({ text: messages.removed, topic: 'address' }));
}

function* pickDefault(services: Services, createdAt: string) {
  const picked = (book: Address[]) => makeDefault(book, createdAt);
  yield* call(changeOne, services, createdAt, picked, messages.defaultFailed);
}

export function* addressesSaga(services: Services) {
  const load = untilSignedOut(loadAddresses);
  yield* takeLatest([signedIn, addressesRequested], load, services);
  yield* takeLeading(addressSubmitted, untilSignedOut(saveAddress), services);
  const change = (press: ReturnType<typeof addressRemoved | typeof defaultAddressPicked>) =>
    addressRemoved.match(press) ? remove(services, press.payload) : pickDefault(services, press.payload);
  // In their order, so that the last press is the last that is stored and shown.
  yield* fork(takeInTurn, [addressRemoved, defaultAddressPicked], change);
  yield* fork(watchEntry, services);
  // The draft is deleted when the form closes.
  yield* takeEvery([addressFormClosed, addressSaved], () => call(services.storage.addressDraft.clear));
  // Also handles a person who signed in before this saga began.
  yield* call(load, services);
}
