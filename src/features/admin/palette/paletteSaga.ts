import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { selectRole } from '@/features/auth';
import { takeLatest } from '@/lib/watch';
import type { PaletteSearch } from '@/services/admin/orders/createPaletteSearch';
import { mayShow } from '../access';
import { callMessage } from '../shared';
import { isSearched, paletteClosed, paletteFailed, paletteFound, paletteTyped } from './paletteSlice';
import { parseQuery } from './paletteWords';

/** Debounce of the server search, in milliseconds. */
const DEBOUNCE_MS = 120;

/** Searches on the server for the typed text; further typing and closing cancel it. */
export function* paletteSaga(api: PaletteSearch) {
  function* search({ payload: typed }: ReturnType<typeof paletteTyped>) {
    if (!isSearched(typed)) return;
    yield* delay(DEBOUNCE_MS);
    const withProducts = mayShow(yield* select(selectRole), 'catalogue.manage');
    const { answer } = yield* race({
      answer: call(api.search, parseQuery(typed).q, withProducts),
      closed: take(paletteClosed),
    });
    if (!answer) return;
    if (answer.ok) yield* put(paletteFound(answer.value));
    else yield* put(paletteFailed(callMessage(answer.error)));
  }
  yield* takeLatest(paletteTyped, search);
}
