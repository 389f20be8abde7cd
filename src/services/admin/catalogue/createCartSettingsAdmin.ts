import type { CartSettings } from '@/domain/cart/cartSettings';
import type { CartSettingsResponse } from '@/domain/contracts/admin/cartSettings';
import { callApi, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

type Answer = ApiAnswer<CartSettingsResponse>;

/** The calls for gift wrap and free samples. */
export interface CartSettingsAdmin {
  read(): Answer;
  save(changes: Partial<CartSettings>): Answer;
}

export function createCartSettingsAdmin(http: Http): CartSettingsAdmin {
  const send = (body?: object): Answer =>
    callApi(
      http,
      { path: '/api/admin/cart-settings', body },
      ({ settings, left }) => typeof settings === 'object' && typeof left === 'object',
    );
  return { read: () => send(), save: (changes) => send({ changes }) };
}
