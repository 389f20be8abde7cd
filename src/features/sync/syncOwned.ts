import type { Action } from '@reduxjs/toolkit';
import { eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, fork, put, race, take, type SagaGenerator } from 'typed-redux-saga';
import { backoff } from '@/domain/traffic/backoff';
import { logoutRequested } from '@/features/auth';
import { closeWithSaga } from '@/lib/closeWithSaga';
import type { Owner, Services } from '@/services';
import { followOwner } from './followOwner';

/** Debounce in milliseconds of a change from another tab: that tab saves it first. */
const OTHER_TAB_SAVE_DEBOUNCE_MS = 5000;
/** Minimum milliseconds between two reloads when the page becomes visible again. */
export const REFRESH_INTERVAL_MS = 60_000;

/** How one kind of data is synchronized between the Redux store, this browser's storage and the backend. */
export interface OwnedSync<Data> {
  /** This browser's storage, shared by its tabs. */
  storage: {
    read: (owner: Owner) => Data | null;
    write: (owner: Owner, data: Data) => void;
    clear: (owner: Owner) => void;
    subscribe: (owner: Owner, listener: () => void) => () => void;
  };
  /** What an owner has of whom nothing is stored. */
  empty: Data;
  /** Debounce of a save in milliseconds. */
  debounceMs: number;
  /** Whether an action is a change made in this tab. */
  isChange: (action: Action) => boolean;
  /** Whether an action replaces the data in the Redux store by other data, as `show` does. */
  isLoaded: (action: Action) => boolean;
  /** Dispatched after a person's first load. */
  arrived?: Action;
  /** The data in the Redux store. */
  current: () => SagaGenerator<Data>;
  /** Puts data into the Redux store if they differ. */
  show: (data: Data) => SagaGenerator<void>;
  /** Joins what a guest has with stored data. */
  join: (stored: Data, guest: Data) => Data;
  /** Says what had no room in the joined data. */
  reportJoin?: (stored: Data, guest: Data) => SagaGenerator<void>;
  /** Whether data have changes that the backend has not confirmed. */
  isUnsaved: (data: Data) => boolean;
  /** Reads a person's data and merges them with the current ones. */
  load: Exchange<Data>;
  /** Saves a person's changes; those made meanwhile stay unsaved. */
  save: Exchange<Data>;
}

/** A call of the backend. Passes on the data after it, logs a failure, and returns whether it succeeded. */
type Exchange<Data> = (
  uid: string,
  showAndStore: (data: Data) => SagaGenerator<void>,
) => SagaGenerator<boolean>;

interface Running<Data> {
  sync: OwnedSync<Data>;
  services: Services;
  uid: string;
  hides: EventChannel<true>;
  wakes: EventChannel<true>;
}

const channelOf = (...follow: ((listener: () => void) => () => void)[]): EventChannel<true> =>
  eventChannel<true>((emit) => {
    const stops = follow.map((start) => start(() => emit(true)));
    return () => stops.forEach((stop) => stop());
  });

/** Loads or saves. Returns whether that succeeded. */
function* exchange<Data>({ sync, uid }: Running<Data>, work: Exchange<Data>): SagaGenerator<boolean> {
  return yield* call(work, uid, function* (data: Data) {
    yield* call(sync.show, data);
    sync.storage.write({ uid }, data);
  });
}

/** Waits for the backoff after a failure, but not beyond a wake-up, the hiding of the page or a logout. */
function* waitForRetry<Data>({ wakes, hides }: Running<Data>, failures: number) {
  yield* race({
    later: delay(backoff(failures)),
    awake: take(wakes),
    hidden: take(hides),
    leaving: take(logoutRequested),
  });
}

/** Loads or saves, again until that succeeds. */
function* retryUntilDone<Data>(running: Running<Data>, work: Exchange<Data>) {
  for (let failures = 1; !(yield* call(exchange, running, work)); failures += 1) {
    yield* call(waitForRetry, running, failures);
  }
}

/** Waits until the data have not changed for the debounce time, the page is hidden or the person logs out. */
function* waitForPause<Data>({ sync, hides }: Running<Data>, firstMs: number) {
  let waitMs = firstMs;
  while (true) {
    const { again, followed } = yield* race({
      again: take(sync.isChange),
      followed: take(sync.isLoaded),
      still: delay(waitMs),
      hidden: take(hides),
      leaving: take(logoutRequested),
    });
    if (!again && !followed) return;
    if (again) waitMs = sync.debounceMs;
  }
}

/**
 * Loads the data, then saves changes and reloads after a wake-up. One request at a time, so that no answer overtakes
 * another.
 */
function* exchangeForever<Data>(running: Running<Data>) {
  const { sync, services, wakes } = running;
  const now = () => services.clock.now().getTime();
  const hasUnsaved = function* () {
    return sync.isUnsaved(yield* call(sync.current));
  };
  yield* call(retryUntilDone, running, sync.load);
  if (sync.arrived) yield* put(sync.arrived);
  let loadedAt = now();
  while (true) {
    if (yield* call(hasUnsaved)) {
      yield* call(waitForPause, running, sync.debounceMs);
      if (yield* call(hasUnsaved)) yield* call(retryUntilDone, running, sync.save);
      loadedAt = now();
      // Checks again for changes that were made during the save.
      continue;
    }
    const { followed, awake } = yield* race({
      changed: take(sync.isChange),
      followed: take(sync.isLoaded),
      awake: take(wakes),
    });
    if (followed) yield* call(waitForPause, running, OTHER_TAB_SAVE_DEBOUNCE_MS);
    if (awake && now() - loadedAt >= REFRESH_INTERVAL_MS) {
      const startedAt = now();
      // After a failure the next wake-up loads again.
      if (yield* call(exchange, running, sync.load)) loadedAt = startedAt;
    }
  }
}

/** Writes every change into this browser's storage. */
function* storeChanges<Data>({ storage, isChange, current }: OwnedSync<Data>, owner: Owner) {
  while (true) {
    yield* take(isChange);
    storage.write(owner, yield* call(current));
  }
}

/** Loads the writes of other tabs, also when the page wakes, because a sleeping page gets no storage events. */
function* followOtherTabs<Data>({ storage, show }: OwnedSync<Data>, { page }: Services, owner: Owner) {
  const writes = channelOf((listener) => storage.subscribe(owner, listener), page.onWake);
  yield* fork(closeWithSaga, writes);
  while (true) {
    yield* take(writes);
    const stored = storage.read(owner);
    if (stored) yield* call(show, stored);
  }
}

function* joinGuest<Data>(
  { join, reportJoin }: OwnedSync<Data>,
  stored: Data,
  guest: Data,
): SagaGenerator<Data> {
  if (reportJoin) yield* call(reportJoin, stored, guest);
  return join(stored, guest);
}

/** Shares a guest's data with the other tabs. Changes made before the first read are merged into the stored ones. */
function* syncGuest<Data>(sync: OwnedSync<Data>, services: Services) {
  const stored = sync.storage.read('guest') ?? sync.empty;
  yield* call(sync.show, yield* joinGuest(sync, stored, yield* call(sync.current)));
  yield* fork(storeChanges, sync, 'guest' as const);
  yield* fork(followOtherTabs, sync, services, 'guest' as const);
}

/** Joins a guest's data with a person's, and synchronizes them with the backend. */
function* syncPerson<Data>(sync: OwnedSync<Data>, services: Services, uid: string) {
  const { storage, empty } = sync;
  const owner: Owner = { uid };
  const stored = storage.read(owner) ?? empty;
  const data = yield* joinGuest(sync, stored, storage.read('guest') ?? empty);
  yield* call(sync.show, data);
  storage.write(owner, data);
  storage.clear('guest');
  yield* fork(storeChanges, sync, owner);
  yield* fork(followOtherTabs, sync, services, owner);
  const hides = channelOf(services.page.onHide);
  const wakes = channelOf(services.page.onWake);
  yield* fork(closeWithSaga, hides);
  yield* fork(closeWithSaga, wakes);
  yield* call(exchangeForever, { sync, services, uid, hides, wakes });
}

/** Removes a person's data from this browser, unless they have unsaved changes: those wait for the same person. */
function clearLocal<Data>({ storage, isUnsaved }: OwnedSync<Data>, uid: string) {
  const stored = storage.read({ uid });
  if (stored && !isUnsaved(stored)) storage.clear({ uid });
}

/**
 * Synchronizes the data of a guest with this browser's storage, and those of a signed-in person with the backend too. The
 * browser's copy shows before the network answers and keeps unconfirmed changes.
 */
export function* syncOwned<Data>(services: Services, sync: OwnedSync<Data>) {
  yield* call(followOwner, {
    guest: () => syncGuest(sync, services),
    person: (uid: string) => syncPerson(sync, services, uid),
    left: (uid: string) => clearLocal(sync, uid),
  });
}
