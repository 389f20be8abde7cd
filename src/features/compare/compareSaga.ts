import { all, call, put } from 'typed-redux-saga';
import { MAX_COMPARED } from '@/domain/compare/comparedIds';
import { takeLatest } from '@/lib/watch';
import type { Services } from '@/services';
import { type Missing, missingLoaded, missingRequested } from './compareSlice';

/** Looks up why products of the address are not in the catalogue. */
export function* compareSaga({ catalogue }: Services) {
  async function reasonOf(id: string): Promise<[string, Missing]> {
    const answer = await catalogue.product(id);
    if (answer.ok || answer.error.kind === 'unavailable') return [id, 'unavailable'];
    return [id, answer.error.kind === 'gone' ? 'withdrawn' : 'unknown'];
  }
  function* findReasons({ payload }: ReturnType<typeof missingRequested>) {
    const reasons = yield* all(payload.slice(0, MAX_COMPARED).map((id) => call(reasonOf, id)));
    yield* put(missingLoaded(Object.fromEntries(reasons)));
  }
  yield* takeLatest(missingRequested, findReasons);
}
