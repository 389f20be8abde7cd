import type { CartSettings } from '@/domain/cart/cartSettings';
import type { CartSettingsResponse } from '@/domain/contracts/admin/cartSettings';
import { callApi, type ApiAnswer } from '../../shopApi/callApi';
import type { Http } from '../../shopApi/http';

/** The calls for gift wrap and free samples. */
export function createCartSettingsAdmin(http: Http) {
  const send = (body?: object): ApiAnswer<CartSettingsResponse> =>
    callApi(
      http,
      { path: '/api/admin/cart-settings', body },
      ({ settings, left }) => typeof settings === 'object' && typeof left === 'object',
    );
  return { read: () => send(), save: (changes: Partial<CartSettings>) => send({ changes }) };
}

export type CartSettingsAdmin = ReturnType<typeof createCartSettingsAdmin>;
