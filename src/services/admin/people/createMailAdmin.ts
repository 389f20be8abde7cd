import type { MailSettings } from '@/domain/mail/mailSettings';
import type { MailsResponse } from '@/domain/contracts/admin/mails';
import { callApi, hasList, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

export type MailAct = 'send' | 'discard';

type Answer = ApiAnswer<MailsResponse>;

/** The mails that could not be sent. Each call returns the whole list. */
export interface MailAdmin {
  read(): Answer;
  act(id: string, act: MailAct): Answer;
  settings(changes: Partial<MailSettings>): Answer;
}

export function createMailAdmin(http: Http): MailAdmin {
  const send = (path: string, body?: object): Answer =>
    callApi(http, { path: `/api/admin/mails${path}`, body }, hasList('mails'));
  return {
    read: () => send(''),
    act: (id, act) => send(`/${encodeURIComponent(id)}/${act}`, {}),
    settings: (changes) => send('/settings', { changes }),
  };
}
