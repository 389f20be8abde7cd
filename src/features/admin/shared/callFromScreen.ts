import { call, cancel, fork, take, type SagaGenerator } from 'typed-redux-saga';
import { pageViewed } from '@/lib/toast';

/**
 * Awaits a request that began on the screen at `path`. `isLeft`: the user stands on another one by now, which its
 * answer must not take them from.
 */
export function* callFromScreen<Answer>(
  path: string,
  request: () => Promise<Answer>,
): SagaGenerator<{ answer: Answer; isLeft: boolean }> {
  let shown = path;
  const follow = yield* fork(function* followPages() {
    while (true) shown = (yield* take(pageViewed)).payload;
  });
  const answer = yield* call(request);
  yield* cancel(follow);
  return { answer, isLeft: shown !== path };
}
