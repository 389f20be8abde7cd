import { call, put, select } from 'typed-redux-saga';
import { isPincode } from '@/domain/addresses/pincode';
import { selectUser } from '@/features/auth';
import { selectPhoneNumber } from '@/features/userProfile';
import { takeEvery, takeLatest } from '@/lib/watch';
import type { Services } from '@/services';
import { selectAddresses, selectAddressEntry } from './addressesSelectors';
import {
  addressDraftRestored,
  addressEditStarted,
  addressFieldTyped,
  addressFormOpened,
  addressPrefilled,
  defaultToggled,
  editedAddressVanished,
  pincodeCheckFailed,
  pincodePlaced,
  pincodeNotFound,
} from './addressesSlice';

function* keepDraft({ storage }: Services) {
  storage.addressDraft.write(yield* select(selectAddressEntry));
}

/** Looks up a complete PIN code in India Post's directory. */
function* place(services: Services) {
  const { pincode } = yield* select(selectAddressEntry);
  if (!isPincode(pincode)) return;
  const found = yield* call(services.pincodes.find, pincode);
  // The form was closed meanwhile.
  if ((yield* select(selectAddressEntry)).pincode !== pincode) return;
  if (!found.ok) yield* put(pincodeCheckFailed());
  else if (found.value) yield* put(pincodePlaced(found.value));
  else yield* put(pincodeNotFound(pincode));
  yield* call(keepDraft, services);
}

/** The PIN code of the last delivery check, unless a saved address has it. */
function* unknownPincode({ storage }: Services) {
  const searched = storage.pincode.read();
  const isSaved = (yield* select(selectAddresses)).some(({ pincode }) => pincode === searched);
  return isSaved ? null : searched;
}

const isPincodeTyped = (action: unknown) =>
  addressFieldTyped.match(action) && action.payload.field === 'pincode';

/** Handles the address form: stores it for a reload, and fills in city and state from the PIN code. */
export function* watchEntry(services: Services) {
  yield* takeEvery([addressFieldTyped, defaultToggled, editedAddressVanished, addressEditStarted], () =>
    keepDraft(services),
  );
  yield* takeLatest(isPincodeTyped, place, services);
  yield* takeEvery(addressFormOpened, function* restore() {
    const draft = services.storage.addressDraft.read();
    if (!draft) {
      const name = (yield* select(selectUser))?.displayName ?? '';
      const pincode = (yield* call(unknownPincode, services)) ?? '';
      yield* put(addressPrefilled({ name, phone: yield* select(selectPhoneNumber), pincode }));
      yield* call(place, services);
      return;
    }
    yield* put(addressDraftRestored(draft));
    yield* call(place, services);
  });
  // After a reload the form is restored.
  if (services.storage.addressDraft.read()) yield* put(addressFormOpened());
}
