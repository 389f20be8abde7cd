import type { FreezeRequest } from '@/domain/contracts/shoppers/credit';
import type { AdminGiftCardsResponse } from '@/domain/contracts/shoppers/giftCards';
import type { GiftCardSettings } from '@/domain/giftCards/settings';
import { callApi, hasList, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

type Answer = ApiAnswer<AdminGiftCardsResponse>;

/** Gift cards for the team. A change returns the changed cards. */
export interface GiftCardAdmin {
  /** An empty text finds the newest. */
  find(text: string): Answer;
  freeze(id: string, request: FreezeRequest): Answer;
  resend(id: string, email: string): Answer;
  save(changes: Partial<GiftCardSettings>): Answer;
}

const ROOT = '/api/admin/gift-cards';

export function createGiftCardAdmin(http: Http): GiftCardAdmin {
  const ask = (path: string, body?: object): Answer =>
    callApi(http, { path: ROOT + path, body }, hasList('rows'));
  const one = (id: string, what: string) => `/${encodeURIComponent(id)}/${what}`;
  return {
    find: (text) => ask(text ? `?${new URLSearchParams({ find: text })}` : ''),
    freeze: (id, request) => ask(one(id, 'freeze'), request),
    resend: (id, email) => ask(one(id, 'resend'), { email }),
    save: (changes) => ask('/settings', { changes }),
  };
}
