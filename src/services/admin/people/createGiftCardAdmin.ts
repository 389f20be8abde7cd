import type { FreezeRequest } from '@/domain/contracts/admin/credit';
import type { AdminGiftCardsResponse } from '@/domain/contracts/admin/giftCards';
import type { GiftCardSettings } from '@/domain/giftCards/settings';
import { callApi, hasList, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

const ROOT = '/api/admin/gift-cards';

/** Gift cards for the team. A change returns the changed cards. */
export function createGiftCardAdmin(http: Http) {
  const ask = (path: string, body?: object): ApiAnswer<AdminGiftCardsResponse> =>
    callApi(http, { path: ROOT + path, body }, hasList('rows'));
  const one = (id: string, what: string) => `/${encodeURIComponent(id)}/${what}`;
  return {
    /** An empty text finds the newest. */
    find: (text: string) => ask(text ? `?${new URLSearchParams({ find: text })}` : ''),
    freeze: (id: string, request: FreezeRequest) => ask(one(id, 'freeze'), request),
    resend: (id: string, email: string) => ask(one(id, 'resend'), { email }),
    save: (changes: Partial<GiftCardSettings>) => ask('/settings', { changes }),
  };
}

export type GiftCardAdmin = ReturnType<typeof createGiftCardAdmin>;
