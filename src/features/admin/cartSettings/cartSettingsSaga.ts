import { call, put } from 'typed-redux-saga';
import type { CartSettingsResponse } from '@/domain/contracts/admin/cartSettings';
import { toastShown } from '@/lib/toast';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { CartSettingsAdmin } from '@/services/admin/catalogue/createCartSettingsAdmin';
import { callMessage, loadWith } from '../shared';
import {
  saveFailed,
  saveRequested,
  settingsFailed,
  settingsLoaded,
  settingsRequested,
  type Loaded,
} from './cartSettingsSlice';

const loadedOf = ({ settings, left }: CartSettingsResponse): Loaded => ({ settings, left });

/**
 * Loads and saves the settings of gift wrap and free samples. A second press while a request runs is
 * ignored.
 */
export function* cartSettingsSaga(api: CartSettingsAdmin) {
  function* save({ payload }: ReturnType<typeof saveRequested>) {
    const answer = yield* call(api.save, payload.changes, payload.seen);
    if (!answer.ok) return yield* put(saveFailed(callMessage(answer.error)));
    yield* put(settingsLoaded(loadedOf(answer.value)));
    return yield* put(toastShown({ text: answer.value.message, topic: 'cart settings', tone: 'success' }));
  }
  const read = loadWith(
    api.read,
    (answer) => settingsLoaded(loadedOf(answer)),
    settingsFailed,
    settingsLoaded,
  );
  yield* takeLatest(settingsRequested, read);
  yield* takeLeading(saveRequested, save);
}
