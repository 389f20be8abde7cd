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
  return {
    read: () => send(),
    /** `seen` are the SKUs of the samples on which changed ones are based. */
    save: (changes: Partial<CartSettings>, seen: readonly string[]) => send({ changes, seen }),
  };
}

export type CartSettingsAdmin = ReturnType<typeof createCartSettingsAdmin>;
