import type { Choices } from '@/domain/admin/notifications/choices';
import type { DeviceRequest, NotificationsResponse } from '@/domain/contracts/admin/notifications';
import { callApi, hasList, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

/** The signed-in colleague's notification choices and devices. */
export function createNotificationsAdmin(http: Http) {
  const send = (path: string, body?: object): ApiAnswer<NotificationsResponse> =>
    callApi(http, { path: `/api/admin/notifications${path}`, body }, hasList('kinds'));
  const actOn = (id: string, act: string) => send(`/devices/${encodeURIComponent(id)}/${act}`, {});
  return {
    read: () => send(''),
    save: (choices: Choices) => send('', choices),
    addDevice: (device: DeviceRequest) => send('/devices', device),
    removeDevice: (id: string) => actOn(id, 'remove'),
    /** Sends a test to the device. */
    testDevice: (id: string) => actOn(id, 'test'),
  };
}

export type NotificationsAdmin = ReturnType<typeof createNotificationsAdmin>;
