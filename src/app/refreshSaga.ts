import { put, takeLatest } from 'typed-redux-saga';
import { catalogueRequested, comboRequested, productRequested } from '@/features/catalogue';
import { cameBack } from '@/features/connection';
import { safely } from '@/lib/safely';
import type { Services } from '@/services';

const DETAIL = /^\/(product|combo)\/([^/]+)$/;

/** What was shown without network is asked for again once there is one. Cart and orders see to themselves. */
export function* refreshSaga({ page }: Services) {
  yield* takeLatest(
    cameBack,
    safely(function* refresh() {
      yield* put(catalogueRequested());
      const [, kind, id = ''] = DETAIL.exec(new URL(page.url()).pathname) ?? [];
      if (kind === 'product') yield* put(productRequested(decodeURIComponent(id)));
      if (kind === 'combo') yield* put(comboRequested(decodeURIComponent(id)));
    }),
  );
}
