import type { MailSettings } from '@/domain/mail/mailSettings';
import type { MailsResponse } from '@/domain/contracts/admin/mails';
import { callApi, hasList, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

export type MailAct = 'send' | 'discard';

/** The mails that could not be sent. Each call returns the whole list. */
export function createMailAdmin(http: Http) {
  const send = (path: string, body?: object): ApiAnswer<MailsResponse> =>
    callApi(http, { path: `/api/admin/mails${path}`, body }, hasList('mails'));
  return {
    read: () => send(''),
    act: (id: string, act: MailAct) => send(`/${encodeURIComponent(id)}/${act}`, {}),
    settings: (changes: Partial<MailSettings>) => send('/settings', { changes }),
  };
}

export type MailAdmin = ReturnType<typeof createMailAdmin>;
