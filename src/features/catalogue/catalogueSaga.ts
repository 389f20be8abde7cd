import type { PayloadAction } from '@reduxjs/toolkit';
import { all, call, put, select } from 'typed-redux-saga';
import { isPincode } from '@/domain/addresses/pincode';
import { readDetailPath, type DetailAddress } from '@/domain/catalogue/pages/detailAddress';
import { isOutdated } from '@/domain/catalogue/pages/outdated';
import { MAX_ANSWER_AGE_SECONDS } from '@/domain/traffic/freshness';
import { untilSignedOut } from '@/features/auth';
import { takeEvery, takeLatest, takeLeading } from '@/lib/watch';
import { ok, type CatalogueFailure, type Result, type Services } from '@/services';
import { toastShown } from '@/lib/toast';
import {
  selectCatalogue,
  selectDelivery,
  selectDetail,
  selectDetailItem,
  selectItemById,
} from './catalogueSelectors';
import { deliveryLineShown } from './list/DeliveryLine';
import * as slice from './catalogueSlice';
import {
  CATALOGUE_UNAVAILABLE,
  DETAIL_OFFLINE,
  DETAIL_UNAVAILABLE,
  PINCODE_INVALID,
  pincodeMessage,
  sharedMessage,
} from './messages/failures';
import { comboDetail, listItemOf, productDetail, type Detail, type WithCatalogue } from './types';

/** Milliseconds; a cache may answer with data of this age. */
const FRESH_MS = MAX_ANSWER_AGE_SECONDS * 1000;

/** Loads the catalogue, detail screens, and delivery checks. */
export function* catalogueSaga(services: Services) {
  /** Data that the server rendered a moment ago is not requested again; a device whose clock is wrong requests it. */
  function* isFresh(status: string) {
    const { prerenderedAt } = yield* select((state: WithCatalogue) => state.catalogue);
    const isKnown = status === 'ready' || status === 'missing';
    return isKnown && Math.abs(services.clock.now().getTime() - Date.parse(prerenderedAt)) < FRESH_MS;
  }

  function* loadCatalogue() {
    const { status } = yield* select(selectCatalogue);
    if (yield* call(isFresh, status)) return;
    const answer = yield* call(services.catalogue.all);
    if (!answer.ok) {
      console.error('The catalogue did not load', answer.error.kind);
      yield* put(slice.catalogueFailed(CATALOGUE_UNAVAILABLE));
      return;
    }
    yield* put(slice.catalogueLoaded(answer.value));
  }

  async function fetchDetail(
    { kind, id }: DetailAddress,
    shownAt: string,
  ): Promise<Result<Detail, CatalogueFailure>> {
    if (kind === 'product') {
      const answer = await services.catalogue.product(id, shownAt);
      return answer.ok ? ok(productDetail(answer.value)) : answer;
    }
    const answer = await services.catalogue.combo(id, shownAt);
    return answer.ok ? ok(comboDetail(answer.value)) : answer;
  }

  function* loadDetail({ payload: address }: PayloadAction<DetailAddress>) {
    const { status } = yield* select(selectDetail(address.kind, address.id));
    if (yield* call(isFresh, status)) return;
    yield* call(readDetail, address);
  }

  function* readDetail(address: DetailAddress) {
    const key = slice.detailKey(address);
    const { prerenderedAt, details } = yield* select((state: WithCatalogue) => state.catalogue);
    const isShown = details[key]?.status === 'ready';
    const answer = yield* call(fetchDetail, address, isShown ? prerenderedAt : '');
    if (answer.ok) {
      const shown = yield* select(selectDetailItem(address.kind, address.id));
      if (shown && answer.value.item.updatedAt < shown.updatedAt) return;
      yield* put(slice.detailLoaded({ key, detail: answer.value }));
      return;
    }
    switch (answer.error.kind) {
      case 'not_found':
        yield* put(slice.detailNotFound({ key, alternatives: [] }));
        break;
      case 'gone':
        yield* put(slice.detailNotFound({ key, alternatives: answer.error.alternatives.map(listItemOf) }));
        break;
      case 'unavailable':
        yield* put(
          slice.detailFailed({
            key,
            message: services.connection.isOffline() ? DETAIL_OFFLINE : DETAIL_UNAVAILABLE,
          }),
        );
    }
  }

  /** Reads the open page's product again where the new catalogue has another price or stock of it. */
  function* compareDetail() {
    const address = readDetailPath(new URL(services.page.url()).pathname);
    if (!address) return;
    const shown = yield* select(selectDetailItem(address.kind, address.id));
    const inCatalogue = yield* select(selectItemById(address.kind, address.id));
    if (shown && isOutdated(shown, inCatalogue)) yield* call(readDetail, address);
  }

  /** Repeats the check of the PIN code that this browser keeps. */
  function* recallPincode() {
    const { answer } = yield* select(selectDelivery);
    const pincode = services.storage.pincode.read();
    if (answer.status === 'idle' && pincode) yield* put(slice.pincodeRecalled(pincode));
  }

  function* checkPincode({ payload: pincode }: PayloadAction<string>) {
    if (!isPincode(pincode)) {
      yield* put(slice.deliveryCheckFailed(PINCODE_INVALID));
      return;
    }
    const { answer, place } = yield* all({
      answer: call(services.shop.serviceability, pincode),
      place: call(services.pincodes.find, pincode),
    });
    if (answer.ok) services.storage.pincode.write(pincode);
    const city = place.ok ? (place.value?.city ?? null) : null;
    if (answer.ok) yield* put(slice.deliveryChecked({ ...answer.value, city }));
    else yield* put(slice.deliveryCheckFailed(pincodeMessage(answer.error)));
  }

  function* sharePage({ payload: title }: PayloadAction<string>) {
    const outcome = yield* call(services.page.share, title);
    const text = sharedMessage(outcome);
    if (text) yield* put(toastShown({ text, topic: 'share' }));
  }

  yield* takeLeading(slice.catalogueRequested, loadCatalogue);
  yield* takeEvery(slice.detailRequested, loadDetail);
  yield* takeLatest(slice.catalogueLoaded, compareDetail);
  yield* takeLatest([slice.detailRequested, deliveryLineShown], recallPincode);
  yield* takeLeading(slice.pageShared, sharePage);
  yield* takeLatest([slice.pincodeEntered, slice.pincodeRecalled], untilSignedOut(checkPincode));
}
