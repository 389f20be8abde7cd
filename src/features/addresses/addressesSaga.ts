import { call, fork, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { MAX_ADDRESSES, type Address } from '@/domain/address';
import { loginPanelOpened, selectUser, signedIn, signedOut } from '@/features/auth';
import { toastShown } from '@/features/notifications';
import type { Services } from '@/services';
import { addAddress, makeDefault, removeAddress } from './addressBook';
import { selectAddresses } from './addressesSelectors';
import {
  addressesFailed,
  addressesLoaded,
  addressesRequested,
  addressFormClosed,
  addressRemoved,
  addressSaved,
  addressSaveFailed,
  addressSubmitted,
  defaultAddressPicked,
} from './addressesSlice';
import { watchEntry } from './entrySaga';
import { messages } from './messages';

function* loadAddresses({ users }: Services) {
  const user = yield* select(selectUser);
  if (!user) return;
  const document = yield* call(users.get, user.uid);
  if (document.ok) {
    yield* put(addressesLoaded(document.value?.addresses ?? []));
    return;
  }
  console.error('Failed to fetch addresses from Firestore', document.error.cause);
  yield* put(addressesFailed(messages.loadFailed));
}

function* refuse(text: string) {
  yield* put(addressSaveFailed());
  yield* put(toastShown({ text, tone: 'error' }));
}

/** Changes the stored book and shows what it is then; false, and a popup, when it could not be saved. */
function* change({ users }: Services, edit: (book: Address[]) => Address[]) {
  const user = yield* select(selectUser);
  if (!user) return false;
  const changed = yield* call(users.changeAddresses, user.uid, edit);
  if (changed.ok) {
    yield* put(addressesLoaded(changed.value));
    return true;
  }
  console.error('Failed to save addresses to Firestore', changed.error.cause);
  yield* call(refuse, messages.saveFailed);
  return false;
}

function* saveAddress(services: Services, { payload: form }: ReturnType<typeof addressSubmitted>) {
  if (!(yield* select(selectUser))) {
    yield* call(refuse, messages.loginFirst);
    // Who logs in now finds the cart open again, with what was typed.
    services.storage.session.setResumeCheckout(true);
    yield* put(loginPanelOpened({ mode: 'login' }));
    return;
  }
  if ((yield* select(selectAddresses)).length >= MAX_ADDRESSES) {
    yield* call(refuse, messages.full);
    return;
  }
  const createdAt = services.clock.now().toISOString();
  const saved = yield* call(change, services, (book: Address[]) => addAddress(book, form, createdAt));
  if (!saved) return;
  yield* put(addressSaved(createdAt));
}

export function* addressesSaga(services: Services) {
  yield* takeLatest([signedIn, addressesRequested], loadAddresses, services);
  yield* takeLeading(addressSubmitted, (action: ReturnType<typeof addressSubmitted>) =>
    saveAddress(services, action),
  );
  yield* takeEvery(addressRemoved, ({ payload }: ReturnType<typeof addressRemoved>) =>
    change(services, (book) => removeAddress(book, payload)),
  );
  yield* takeEvery(defaultAddressPicked, ({ payload }: ReturnType<typeof defaultAddressPicked>) =>
    change(services, (book) => makeDefault(book, payload)),
  );
  yield* fork(watchEntry, services);
  // A draft is done with once the form is closed, and nobody else's.
  yield* takeEvery([addressFormClosed, addressSaved, signedOut], () =>
    call(services.storage.addressDraft.clear),
  );
  // Whoever was signed in before this saga began is served too.
  yield* call(loadAddresses, services);
}
