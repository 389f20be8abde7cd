import { call, takeEvery } from 'typed-redux-saga';
import { pageDescription } from '@/domain/seo/descriptions';
import { shopTitle } from '@/domain/seo/words';
import { safely } from '@/lib/safely';
import { pageNamed } from '@/lib/usePageTitle';
import type { Services } from '@/services';

/** Keeps in step what the document says of its page beside the title: for who bookmarks, shares or reads along. */
export function* pageWordsSaga({ page }: Services) {
  function* retell({ payload: { path, name, description, canonical } }: ReturnType<typeof pageNamed>) {
    yield* call(page.retell, {
      title: name || shopTitle,
      description: description ?? pageDescription(path),
      path: canonical ?? path,
    });
  }
  yield* takeEvery(pageNamed, safely(retell));
}
