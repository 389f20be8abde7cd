import { call, put, select } from 'typed-redux-saga';
import { toastShown } from '@/lib/toast';
import { takeLatest, takeLeading } from '@/lib/watch';
import type { NotificationsAdmin } from '@/services/admin/people/createNotificationsAdmin';
import type { PushDevice } from '@/services/browser/pushDevice';
import { callMessage } from '../shared';
import { messages } from './messages';
import {
  choicesLoaded,
  deviceActRequested,
  deviceFailed,
  deviceLooked,
  devicesChanged,
  deviceSwitchRequested,
  selectNotifications,
} from './notificationsSlice';

type Answer = Awaited<ReturnType<NotificationsAdmin['read']>>;

/** Subscribes and removes devices for notifications, and keeps their list. */
export function* deviceSaga(api: NotificationsAdmin, device: PushDevice) {
  function* keyNow() {
    const { current } = yield* select(selectNotifications);
    return current.status === 'ready' ? current.value.push.key : '';
  }

  function* look() {
    const key = yield* call(keyNow);
    if (key) yield* put(deviceLooked(yield* call(device.look, key)));
  }

  function* conclude(answer: Answer) {
    if (!answer.ok) return yield* put(deviceFailed(callMessage(answer.error)));
    yield* put(devicesChanged(answer.value));
    yield* call(look);
    const { message: text } = answer.value;
    return yield* put(toastShown({ text, topic: 'notifications', tone: 'success' }));
  }

  function* switchOn() {
    // The browser asks for permission here, because it does so only right after a press.
    const subscribed = yield* call(device.subscribe, yield* call(keyNow));
    if (!subscribed.ok) {
      yield* call(look);
      const { device: own } = yield* select(selectNotifications);
      // If the browser blocks them, the panel says so instead of the switch.
      const problem = own.support === 'ready' ? messages.notSubscribed[subscribed.error] : '';
      return yield* put(deviceFailed(problem));
    }
    const answer = yield* call(api.addDevice, subscribed.value);
    if (!answer.ok) yield* call(device.unsubscribe);
    return yield* call(conclude, answer);
  }

  /** The shop removes the device first: if that fails, nothing has changed. */
  function* remove(id: string, isOwn: boolean) {
    const answer = yield* call(api.removeDevice, id);
    if (answer.ok && isOwn) yield* call(device.unsubscribe);
    yield* call(conclude, answer);
  }

  function* act({ payload: { id, act: what } }: ReturnType<typeof deviceActRequested>) {
    const { device: own } = yield* select(selectNotifications);
    if (what === 'remove') return yield* call(remove, id, own.id === id);
    const answer = yield* call(api.testDevice, id);
    yield* call(conclude, answer);
    // A device whose browser has unsubscribed is no longer on the list.
    const list = answer.ok ? answer : yield* call(api.read);
    return list.ok ? yield* put(devicesChanged(list.value)) : undefined;
  }

  function* change({ payload: on }: ReturnType<typeof deviceSwitchRequested>) {
    const { device: own } = yield* select(selectNotifications);
    if (on) yield* call(switchOn);
    else yield* call(remove, own.id, true);
  }

  yield* takeLatest(choicesLoaded, look);
  yield* takeLeading(deviceSwitchRequested, change);
  yield* takeLeading(deviceActRequested, act);
}
