import type { AdminGiftCardsResponse, FreezeGiftCardRequest } from '@/domain/contracts/shoppers/giftCards';
import type { GiftCardSettings } from '@/domain/giftCards/settings';
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer } from '../adminAnswer';

type Answer = Promise<Result<AdminGiftCardsResponse, CallFailure>>;

/** Gift cards for the team. A change returns the cards as they are afterwards. */
export interface GiftCardAdmin {
  /** Empty for the newest. */
  find(text: string): Answer;
  freeze(id: string, request: FreezeGiftCardRequest): Answer;
  resend(id: string, email: string): Answer;
  save(settings: GiftCardSettings): Answer;
}

const CALL_MS = 20_000;
const ROOT = '/api/admin/gift-cards';

export function createGiftCardAdmin(http: Http): GiftCardAdmin {
  async function ask(path: string, body?: object): Answer {
    const request = { path: ROOT + path, withToken: true, timeoutMs: CALL_MS };
    const outcome = await http(body ? { ...request, method: 'POST', body } : { ...request, method: 'GET' });
    return adminAnswer<AdminGiftCardsResponse>(outcome, ({ rows }) => Array.isArray(rows));
  }
  const one = (id: string, what: string) => `/${encodeURIComponent(id)}/${what}`;
  return {
    find: (text) => ask(text ? `?${new URLSearchParams({ find: text })}` : ''),
    freeze: (id, request) => ask(one(id, 'freeze'), request),
    resend: (id, email) => ask(one(id, 'resend'), { email }),
    save: (settings) => ask('/settings', settings),
  };
}
