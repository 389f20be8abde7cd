import { call } from 'typed-redux-saga';
import { pageDescription } from '@/domain/seo/descriptions';
import { shopTitle } from '@/domain/seo/words';
import { pageNamed } from '@/lib/hooks/usePageTitle';
import { takeEvery } from '@/lib/watch';
import type { Services } from '@/services';

/**
 * Keeps the head's description and canonical link in sync with the page, for bookmarks, shares and screen
 * readers.
 */
export function* pageHeadSaga({ page }: Services) {
  function* updateHead({ payload: { path, name, description, canonical } }: ReturnType<typeof pageNamed>) {
    yield* call(page.updateHead, {
      title: name || shopTitle,
      description: description ?? pageDescription(path),
      path: canonical ?? path,
    });
  }
  yield* takeEvery(pageNamed, updateHead);
}
