import { buffers, eventChannel } from 'redux-saga';
import { put, take } from 'typed-redux-saga';
import type { Services } from '@/services';
import { cameBack, wentOffline } from './connectionSlice';

/** Keeps the connection slice up to date. */
export function* connectionSaga({ connection }: Services) {
  const changes = eventChannel<boolean>((emit) => connection.follow(emit), buffers.expanding(2));
  try {
    if (connection.isOffline()) yield* put(wentOffline());
    while (true) yield* put((yield* take(changes)) ? wentOffline() : cameBack());
  } finally {
    changes.close();
  }
}
