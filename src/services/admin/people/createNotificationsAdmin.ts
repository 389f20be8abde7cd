import type { Choices } from '@/domain/admin/notifications/choices';
import type { DeviceRequest, NotificationsResponse } from '@/domain/contracts/admin/notifications';
import { callApi, hasList, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

type Answer = ApiAnswer<NotificationsResponse>;

/** The signed-in colleague's notification choices and devices. */
export interface NotificationsAdmin {
  read(): Answer;
  save(choices: Choices): Answer;
  addDevice(device: DeviceRequest): Answer;
  removeDevice(id: string): Answer;
  /** Sends a test to the device. */
  testDevice(id: string): Answer;
}

export function createNotificationsAdmin(http: Http): NotificationsAdmin {
  const send = (path: string, body?: object): Answer =>
    callApi(http, { path: `/api/admin/notifications${path}`, body }, hasList('kinds'));
  const actOn = (id: string, act: string) => send(`/devices/${encodeURIComponent(id)}/${act}`, {});
  return {
    read: () => send(''),
    save: (choices) => send('', choices),
    addDevice: (device) => send('/devices', device),
    removeDevice: (id) => actOn(id, 'remove'),
    testDevice: (id) => actOn(id, 'test'),
  };
}
