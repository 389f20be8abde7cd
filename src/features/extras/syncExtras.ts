import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { joinExtras, mergeExtras, NO_EXTRAS, sameExtras, type StoredExtras } from '@/domain/cart/extras';
import type { OwnedSync } from '@/features/sync';
import type { Services } from '@/services';
import { extrasChanged, extrasLoaded, type WithExtras } from './extrasSlice';

/** Debounce of a save in milliseconds; a note is typed letter by letter. */
export const SAVE_DEBOUNCE_MS = 800;

function* current(): SagaGenerator<StoredExtras> {
  const { mine, saved } = yield* select(({ extras }: WithExtras) => extras);
  return { mine, saved };
}

const isSaved = ({ saved }: StoredExtras, extras: StoredExtras['saved']): boolean =>
  saved && extras ? sameExtras(saved, extras) : saved === extras;

function* show(held: StoredExtras) {
  const shown = yield* call(current);
  const isShown = sameExtras(shown.mine, held.mine) && isSaved(shown, held.saved);
  if (!isShown) yield* put(extrasLoaded(held));
}

/** The browser's storage, which holds a list of one. */
const storageOf = ({ storage: { extras } }: Services): OwnedSync<StoredExtras>['storage'] => ({
  read(owner) {
    const stored = extras.read(owner);
    if (!stored) return null;
    const {
      items: [mine = NO_EXTRAS],
      saved: [saved = null],
    } = stored;
    return { mine, saved };
  },
  write: (owner, { mine, saved }) => extras.write(owner, { items: [mine], saved: saved ? [saved] : [] }),
  clear: extras.clear,
  subscribe: extras.subscribe,
});

/** Synchronizes the extras with the user document. Choices made as a guest win when a guest logs in. */
export const extrasSync = (services: Services): OwnedSync<StoredExtras> => ({
  storage: storageOf(services),
  empty: { mine: NO_EXTRAS, saved: NO_EXTRAS },
  debounceMs: SAVE_DEBOUNCE_MS,
  isChange: extrasChanged.match,
  isLoaded: extrasLoaded.match,
  current,
  show,
  join: (stored, guest) => joinExtras(stored, guest.mine),
  isUnsaved: (held) => !isSaved(held, held.mine),
  *load(uid, showAndStore) {
    const { saved: base } = yield* call(current);
    const document = yield* call(services.users.get, uid);
    if (!document.ok) {
      console.error('Failed to fetch extras from Firestore', document.error.cause);
      return false;
    }
    const { mine, saved } = yield* call(current);
    // A save by another tab during the read is newer than the answer.
    if (saved !== base) return true;
    const theirs = document.value?.extras ?? NO_EXTRAS;
    yield* call(showAndStore, { mine: mergeExtras(base, mine, theirs), saved: theirs });
    return true;
  },
  *save(uid, showAndStore) {
    const sent = yield* call(current);
    const answer = yield* call(services.users.saveExtras, uid, sent);
    if (!answer.ok) {
      console.error('Failed to save extras to Firestore', answer.error.cause);
      return false;
    }
    const { mine } = yield* call(current);
    yield* call(showAndStore, { mine: mergeExtras(sent.mine, mine, answer.value), saved: answer.value });
    return true;
  },
});
