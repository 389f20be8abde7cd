import type { MailsResponse } from '@/domain/contracts/adminMails';
import { fail, ok, type Result } from '../result';
import { failureOf } from '../shopApi/createShopApi';
import type { Http } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';

export type MailAct = 'send' | 'discard';

type Answer = Promise<Result<MailsResponse, CallFailure>>;

/** The mails that could not be sent. Each call returns the whole list. */
export interface MailAdmin {
  read(): Answer;
  act(id: string, act: MailAct): Answer;
}

const CALL_MS = 20_000;

export function createMailAdmin(http: Http): MailAdmin {
  async function ask(path: string, body?: object): Answer {
    const method = body ? ('POST' as const) : ('GET' as const);
    const request = { method, path: `/api/admin/mails${path}`, asShopper: true, timeoutMs: CALL_MS };
    const outcome = await http(body ? { ...request, body } : request);
    const isRight =
      outcome.kind === 'answered' &&
      outcome.status === 200 &&
      Array.isArray((outcome.body as { mails?: unknown } | null)?.mails);
    return isRight ? ok(outcome.body as MailsResponse) : fail(failureOf(outcome));
  }
  return {
    read: () => ask(''),
    act: (id, act) => ask(`/${encodeURIComponent(id)}/${act}`, {}),
  };
}
