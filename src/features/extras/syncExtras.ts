import { eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { joinExtras, mergeExtras, NO_EXTRAS, sameExtras, type CartExtras } from '@/domain/cart/extras';
import { backoff } from '@/domain/traffic/backoff';
import type { Owner, Services } from '@/services';
import { extrasChanged, extrasLoaded, type WithExtras } from './extrasSlice';

/** Debounce of a save in milliseconds; a note is typed letter by letter. */
export const SAVE_DEBOUNCE_MS = 800;

const GUEST: Owner = 'guest';

interface Held {
  mine: CartExtras;
  saved: CartExtras;
}

function* current(): SagaGenerator<Held> {
  const { mine, saved } = yield* select(({ extras }: WithExtras) => extras);
  return { mine, saved };
}

function readStored({ storage }: Services, owner: Owner): Held {
  const { items: [mine = NO_EXTRAS] = [], saved: [saved = NO_EXTRAS] = [] } =
    storage.extras.read(owner) ?? {};
  return { mine, saved };
}

function store({ storage }: Services, owner: Owner, { mine, saved }: Held): void {
  storage.extras.write(owner, { items: [mine], saved: [saved] });
}

function* show(held: Held) {
  const shown = yield* call(current);
  const isShown = sameExtras(shown.mine, held.mine) && sameExtras(shown.saved, held.saved);
  if (!isShown) yield* put(extrasLoaded(held));
}

/** Writes every change into this browser's storage, and loads what other tabs write. */
function* shareWithTabs(services: Services, owner: Owner) {
  const calls = eventChannel<true>((emit) => services.storage.extras.subscribe(owner, () => emit(true)));
  try {
    while (true) {
      const { changed } = yield* race({ changed: take(extrasChanged), written: take(calls) });
      if (changed) store(services, owner, yield* call(current));
      else yield* call(show, readStored(services, owner));
    }
  } finally {
    calls.close();
  }
}

/** Synchronizes a guest's extras with this browser's storage. */
export function* syncGuestExtras(services: Services) {
  const { mine } = readStored(services, 'guest');
  yield* call(show, { mine: joinExtras(mine, (yield* call(current)).mine), saved: NO_EXTRAS });
  yield* fork(shareWithTabs, services, GUEST);
}

/** Loads the changes of the user document. Returns whether that succeeded. */
function* load(services: Services, uid: string): SagaGenerator<boolean> {
  const document = yield* call(services.users.get, uid);
  if (!document.ok) return false;
  const theirs = document.value?.extras ?? NO_EXTRAS;
  const { mine, saved } = yield* call(current);
  const held = { mine: mergeExtras(saved, mine, theirs), saved: theirs };
  yield* call(show, held);
  store(services, { uid }, held);
  return true;
}

/** Saves unsaved changes to the user document. Returns whether that succeeded. */
function* save(services: Services, uid: string): SagaGenerator<boolean> {
  const { mine: sent } = yield* call(current);
  const answer = yield* call(services.users.saveExtras, uid, sent);
  if (!answer.ok) return false;
  // Changes made during the write stay unsaved.
  const held = { mine: (yield* call(current)).mine, saved: sent };
  yield* call(show, held);
  store(services, { uid }, held);
  return true;
}

const isUnsaved = ({ mine, saved }: Held): boolean => !sameExtras(mine, saved);

/**
 * Loads once, then saves after each change. Failed calls are retried; this browser stores the change until
 * then.
 */
function* synchronize(services: Services, uid: string, hides: EventChannel<true>) {
  for (let failures = 1; !(yield* call(load, services, uid)); failures += 1) yield* delay(backoff(failures));
  let failures = 0;
  while (true) {
    if (!isUnsaved(yield* call(current))) yield* take(extrasChanged);
    yield* race({ pause: delay(failures ? backoff(failures) : SAVE_DEBOUNCE_MS), hidden: take(hides) });
    if (!isUnsaved(yield* call(current))) continue;
    failures = (yield* call(save, services, uid)) ? 0 : failures + 1;
  }
}

/** Synchronizes a signed-in person's extras with their user document; choices made as a guest win. */
export function* syncSavedExtras(services: Services, uid: string) {
  const { mine, saved } = readStored(services, { uid });
  const guest = readStored(services, 'guest').mine;
  const held = { mine: joinExtras(mine, guest), saved };
  yield* call(show, held);
  store(services, { uid }, held);
  services.storage.extras.clear('guest');
  const owner: Owner = { uid };
  yield* fork(shareWithTabs, services, owner);
  const hides = eventChannel<true>((emit) => services.page.onHide(() => emit(true)));
  try {
    yield* call(synchronize, services, uid, hides);
  } finally {
    hides.close();
  }
}

/** Removes a person's extras from this browser. Unsaved ones stay until the same person returns. */
export function clearLocalExtras(services: Services, uid: string): void {
  if (!isUnsaved(readStored(services, { uid }))) services.storage.extras.clear({ uid });
  services.storage.extras.clear('guest');
}
