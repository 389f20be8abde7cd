import type { Choices } from '@/domain/admin/notifications/choices';
import type { NotificationsResponse } from '@/domain/contracts/adminNotifications';
import type { Result } from '../result';
import type { Http } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';
import { adminAnswer } from './adminAnswer';

type Answer = Promise<Result<NotificationsResponse, CallFailure>>;

/** What the signed-in colleague hears of by mail. */
export interface NotificationsAdmin {
  read(): Answer;
  save(choices: Choices): Answer;
}

const CALL_MS = 20_000;

export function createNotificationsAdmin(http: Http): NotificationsAdmin {
  async function send(body?: object): Answer {
    const request = { path: '/api/admin/notifications', asShopper: true, timeoutMs: CALL_MS };
    const outcome = await http(body ? { ...request, method: 'POST', body } : { ...request, method: 'GET' });
    return adminAnswer<NotificationsResponse>(outcome, ({ kinds }) => Array.isArray(kinds));
  }
  return { read: () => send(), save: (choices) => send(choices) };
}
