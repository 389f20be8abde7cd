import { eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import { joinExtras, mergeExtras, NO_EXTRAS, sameExtras, type StoredExtras } from '@/domain/cart/extras';
import { backoff } from '@/domain/traffic/backoff';
import type { Owner, Services } from '@/services';
import { extrasChanged, extrasLoaded, type WithExtras } from './extrasSlice';

/** Debounce of a save in milliseconds; a note is typed letter by letter. */
export const SAVE_DEBOUNCE_MS = 800;
/** Minimum milliseconds between two reloads when the page becomes visible again. */
export const REFRESH_INTERVAL_MS = 60_000;

const GUEST: Owner = 'guest';

interface Events {
  hides: EventChannel<true>;
  wakes: EventChannel<true>;
}

function* current(): SagaGenerator<StoredExtras> {
  const { mine, saved } = yield* select(({ extras }: WithExtras) => extras);
  return { mine, saved };
}

function readStored({ storage }: Services, owner: Owner): StoredExtras {
  const stored = storage.extras.read(owner);
  if (!stored) return { mine: NO_EXTRAS, saved: NO_EXTRAS };
  const {
    items: [mine = NO_EXTRAS],
    saved: [saved = null],
  } = stored;
  return { mine, saved };
}

function store({ storage }: Services, owner: Owner, { mine, saved }: StoredExtras): void {
  storage.extras.write(owner, { items: [mine], saved: saved ? [saved] : [] });
}

const isSaved = ({ saved }: StoredExtras, extras: StoredExtras['saved']): boolean =>
  saved && extras ? sameExtras(saved, extras) : saved === extras;

function* show(held: StoredExtras) {
  const shown = yield* call(current);
  const isShown = sameExtras(shown.mine, held.mine) && isSaved(shown, held.saved);
  if (!isShown) yield* put(extrasLoaded(held));
}

/**
 * Writes every change into this browser's storage, and loads what other tabs write, also when the page wakes, because a
 * sleeping page gets no storage events.
 */
function* shareWithTabs(services: Services, owner: Owner) {
  const { storage, page } = services;
  const calls = eventChannel<true>((emit) => {
    const onChange = () => emit(true);
    const stops = [storage.extras.subscribe(owner, onChange), page.onWake(onChange)];
    return () => stops.forEach((stop) => stop());
  });
  try {
    while (true) {
      const { changed } = yield* race({ changed: take(extrasChanged), written: take(calls) });
      if (changed) store(services, owner, yield* call(current));
      else if (storage.extras.read(owner)) yield* call(show, readStored(services, owner));
    }
  } finally {
    calls.close();
  }
}

/** Synchronizes a guest's extras with this browser's storage. */
export function* syncGuestExtras(services: Services) {
  const { mine } = joinExtras(readStored(services, 'guest'), (yield* call(current)).mine);
  yield* call(show, { mine, saved: NO_EXTRAS });
  yield* fork(shareWithTabs, services, GUEST);
}

/** Loads the changes of the user document. Returns whether that succeeded. */
function* load(services: Services, uid: string): SagaGenerator<boolean> {
  const { saved: base } = yield* call(current);
  const document = yield* call(services.users.get, uid);
  if (!document.ok) return false;
  const theirs = document.value?.extras ?? NO_EXTRAS;
  const { mine, saved } = yield* call(current);
  // A save by another tab during the read is newer than the answer.
  if (saved !== base) return true;
  const held = { mine: mergeExtras(base, mine, theirs), saved: theirs };
  yield* call(show, held);
  store(services, { uid }, held);
  return true;
}

/** Saves unsaved changes to the user document. Returns whether that succeeded. */
function* save(services: Services, uid: string): SagaGenerator<boolean> {
  const sent = yield* call(current);
  const answer = yield* call(services.users.saveExtras, uid, sent);
  if (!answer.ok) return false;
  const saved = answer.value;
  // Changes made during the write stay unsaved.
  const held = { mine: mergeExtras(sent.mine, (yield* call(current)).mine, saved), saved };
  yield* call(show, held);
  store(services, { uid }, held);
  return true;
}

const isUnsaved = (held: StoredExtras): boolean => !isSaved(held, held.mine);

/** A pause in the typing, or the backoff after failed saves; not beyond the hiding of the page. */
function* waitToSave({ hides }: Events, failures: number) {
  yield* race({ pause: delay(failures ? backoff(failures) : SAVE_DEBOUNCE_MS), hidden: take(hides) });
}

/**
 * Loads, then saves after each change, and loads again after a wake-up, because the present may have been ordered on
 * another device. Failed calls are retried; this browser stores the change until then.
 */
function* synchronize(services: Services, uid: string, events: Events) {
  const { clock } = services;
  for (let failures = 1; !(yield* call(load, services, uid)); failures += 1) yield* delay(backoff(failures));
  let loadedAt = clock.now().getTime();
  let failures = 0;
  while (true) {
    if (isUnsaved(yield* call(current))) {
      yield* call(waitToSave, events, failures);
      if (!isUnsaved(yield* call(current))) continue;
      failures = (yield* call(save, services, uid)) ? 0 : failures + 1;
      loadedAt = clock.now().getTime();
      continue;
    }
    const { awake } = yield* race({ changed: take(extrasChanged), awake: take(events.wakes) });
    if (!awake || clock.now().getTime() - loadedAt < REFRESH_INTERVAL_MS) continue;
    loadedAt = clock.now().getTime();
    yield* call(load, services, uid);
  }
}

/** Synchronizes a signed-in person's extras with their user document; choices made as a guest win. */
export function* syncSavedExtras(services: Services, uid: string) {
  const held = joinExtras(readStored(services, { uid }), readStored(services, 'guest').mine);
  yield* call(show, held);
  store(services, { uid }, held);
  services.storage.extras.clear('guest');
  const owner: Owner = { uid };
  yield* fork(shareWithTabs, services, owner);
  const hides = eventChannel<true>((emit) => services.page.onHide(() => emit(true)));
  const wakes = eventChannel<true>((emit) => services.page.onWake(() => emit(true)));
  try {
    yield* call(synchronize, services, uid, { hides, wakes });
  } finally {
    hides.close();
    wakes.close();
  }
}

/** Removes a person's extras from this browser. Unsaved ones stay until the same person returns. */
export function clearLocalExtras(services: Services, uid: string): void {
  if (!isUnsaved(readStored(services, { uid }))) services.storage.extras.clear({ uid });
}
