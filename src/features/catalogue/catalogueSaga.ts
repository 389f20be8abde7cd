import type { PayloadAction } from '@reduxjs/toolkit';
import { all, call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import { isPincode } from '@/domain/pincode';
import type { Services } from '@/services';
import { safely } from '@/lib/safely';
import * as slice from './catalogueSlice';
import { CATALOGUE_UNAVAILABLE, detailMessage, PINCODE_INVALID, pincodeMessage } from './messages';

/** Fetches the catalogue, what a detail screen shows, and whether a PIN code is delivered to. */
export function* catalogueSaga(services: Services) {
  function* loadCatalogue() {
    const answer = yield* call(services.catalogue.all);
    if (!answer.ok) {
      console.error('The catalogue did not load', answer.error.kind);
      yield* put(slice.catalogueFailed(CATALOGUE_UNAVAILABLE));
      return;
    }
    const { products, combos, banners, highlights, reviews } = answer.value;
    yield* put(slice.catalogueLoaded({ products, combos, banners, highlights, reviews }));
  }

  function* loadProduct({ payload: id }: PayloadAction<string>) {
    const key = slice.productKey(id);
    const answer = yield* call(services.catalogue.product, id);
    if (answer.ok) {
      const { product, reviews } = answer.value;
      yield* put(slice.detailLoaded({ key, detail: { kind: 'product', item: product, reviews } }));
    } else if (answer.error.kind === 'not_found') yield* put(slice.detailNotFound(key));
    else yield* put(slice.detailFailed({ key, message: detailMessage(answer.error) }));
  }

  function* loadCombo({ payload: id }: PayloadAction<string>) {
    const key = slice.comboKey(id);
    const answer = yield* call(services.catalogue.combo, id);
    if (answer.ok) {
      const { combo, parts, reviews } = answer.value;
      yield* put(slice.detailLoaded({ key, detail: { kind: 'combo', item: combo, parts, reviews } }));
    } else if (answer.error.kind === 'not_found') yield* put(slice.detailNotFound(key));
    else yield* put(slice.detailFailed({ key, message: detailMessage(answer.error) }));
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
    const city = place.ok ? (place.value?.city ?? null) : null;
    if (answer.ok) yield* put(slice.deliveryChecked({ ...answer.value, city }));
    else yield* put(slice.deliveryCheckFailed(pincodeMessage(answer.error)));
  }

  yield* takeLeading(slice.catalogueRequested, safely(loadCatalogue));
  yield* takeLatest(slice.productRequested, safely(loadProduct));
  yield* takeLatest(slice.comboRequested, safely(loadCombo));
  yield* takeLatest(slice.pincodeEntered, safely(checkPincode));
}
