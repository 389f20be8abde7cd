import { put, select } from 'typed-redux-saga';
import { readDetailPath } from '@/domain/catalogue/pages/detailAddress';
import { addressesRequested } from '@/features/addresses';
import { selectUser } from '@/features/auth';
import { catalogueRequested, detailRequested } from '@/features/catalogue';
import { cameBack } from '@/features/connection';
import { profileRequested } from '@/features/userProfile';
import { takeLatest } from '@/lib/watch';
import type { Services } from '@/services';

/** Reloads data that was loaded offline once the network is back. Cart and orders do that themselves. */
export function* refreshSaga({ page }: Services) {
  yield* takeLatest(cameBack, function* refresh() {
    yield* put(catalogueRequested());
    const detail = readDetailPath(new URL(page.url()).pathname);
    if (detail) yield* put(detailRequested(detail));
    if (!(yield* select(selectUser))) return;
    // One request covers both addresses and profile.
    yield* put(addressesRequested());
    yield* put(profileRequested());
  });
}
