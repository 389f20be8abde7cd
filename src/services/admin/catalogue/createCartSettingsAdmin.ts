import type { CartSettings } from '@/domain/cart/cartSettings';
import type { CartSettingsResponse } from '@/domain/contracts/admin/cartSettings';
import type { Result } from '../../result';
import type { Http } from '../../shopApi/http';
import type { CallFailure } from '../../shopApi/types';
import { adminAnswer } from '../adminAnswer';

type Answer = Promise<Result<CartSettingsResponse, CallFailure>>;

/** What the cart offers beside the goods. */
export interface CartSettingsAdmin {
  read(): Answer;
  save(changes: Partial<CartSettings>): Answer;
}

const CALL_MS = 20_000;

export function createCartSettingsAdmin(http: Http): CartSettingsAdmin {
  async function send(body?: object): Answer {
    const method = body ? ('POST' as const) : ('GET' as const);
    const request = { method, path: '/api/admin/cart-settings', withToken: true, timeoutMs: CALL_MS };
    const outcome = await http(body ? { ...request, body } : request);
    return adminAnswer<CartSettingsResponse>(
      outcome,
      ({ settings, left }) => typeof settings === 'object' && typeof left === 'object',
    );
  }
  return { read: () => send(), save: (changes) => send({ changes }) };
}
