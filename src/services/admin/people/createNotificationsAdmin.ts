import type { Choices } from '@/domain/admin/notifications/choices';
import type { DeviceRequest, NotificationsResponse } from '@/domain/contracts/admin/notifications';
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer } from '../adminAnswer';

type Answer = Promise<Result<NotificationsResponse, CallFailure>>;

/** What the signed-in colleague hears of, and on which devices. */
export interface NotificationsAdmin {
  read(): Answer;
  save(choices: Choices): Answer;
  addDevice(device: DeviceRequest): Answer;
  removeDevice(id: string): Answer;
  /** Sends a test to the device. */
  testDevice(id: string): Answer;
}

const CALL_MS = 20_000;

export function createNotificationsAdmin(http: Http): NotificationsAdmin {
  async function send(path: string, body?: object): Answer {
    const request = { path: `/api/admin/notifications${path}`, withToken: true, timeoutMs: CALL_MS };
    const outcome = await http(body ? { ...request, method: 'POST', body } : { ...request, method: 'GET' });
    return adminAnswer<NotificationsResponse>(outcome, ({ kinds }) => Array.isArray(kinds));
  }
  const actOn = (id: string, act: string) => send(`/devices/${encodeURIComponent(id)}/${act}`, {});
  return {
    read: () => send(''),
    save: (choices) => send('', choices),
    addDevice: (device) => send('/devices', device),
    removeDevice: (id) => actOn(id, 'remove'),
    testDevice: (id) => actOn(id, 'test'),
  };
}
