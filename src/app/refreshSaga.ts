import { put, select, takeLatest } from 'typed-redux-saga';
import { addressesRequested } from '@/features/addresses';
import { selectUser } from '@/features/auth';
import { catalogueRequested, comboRequested, productRequested } from '@/features/catalogue';
import { cameBack } from '@/features/connection';
import { detailsRequested } from '@/features/details';
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
      if (!(yield* select(selectUser))) return;
      // One read answers both.
      yield* put(addressesRequested());
      yield* put(detailsRequested());
    }),
  );
}
