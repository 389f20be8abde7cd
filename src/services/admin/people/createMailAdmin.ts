import type { MailSettings } from '@/domain/mail/mailSettings';
import type { MailsResponse } from '@/domain/contracts/admin/mails';
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer } from '../adminAnswer';

export type MailAct = 'send' | 'discard';

type Answer = Promise<Result<MailsResponse, CallFailure>>;

/** The mails that could not be sent. Each call returns the whole list. */
export interface MailAdmin {
  read(): Answer;
  act(id: string, act: MailAct): Answer;
  settings(settings: MailSettings): Answer;
}

const CALL_MS = 20_000;

export function createMailAdmin(http: Http): MailAdmin {
  async function send(path: string, body?: object): Answer {
    const method = body ? ('POST' as const) : ('GET' as const);
    const request = { method, path: `/api/admin/mails${path}`, withToken: true, timeoutMs: CALL_MS };
    const outcome = await http(body ? { ...request, body } : request);
    return adminAnswer<MailsResponse>(outcome, ({ mails }) => Array.isArray(mails));
  }
  return {
    read: () => send(''),
    act: (id, act) => send(`/${encodeURIComponent(id)}/${act}`, {}),
    settings: (settings) => send('/settings', settings),
  };
}
