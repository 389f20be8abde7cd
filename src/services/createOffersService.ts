import { OFFERS_PATH, type OffersResponse, type PublicOffer } from '@/domain/contracts/catalogue';
import { fail, ok, type Result } from './result';
import { failureOf } from './shopApi/createShopApi';
import type { Http } from './shopApi/http';
import type { CallFailure } from './shopApi/types';

const TIMEOUT_MS = 10_000;

export interface OffersService {
  /** Offers that run now, past every cache; whether one applies to a cart is the domain's to say. */
  enabled(): Promise<Result<PublicOffer[], CallFailure>>;
}

export function createOffersService(http: Http): OffersService {
  return {
    async enabled() {
      const outcome = await http({ method: 'GET', path: OFFERS_PATH, timeoutMs: TIMEOUT_MS });
      const answered = outcome.kind === 'answered' && outcome.status === 200;
      const { offers } = (answered ? outcome.body : {}) as Partial<OffersResponse>;
      return Array.isArray(offers) ? ok(offers) : fail(failureOf(outcome));
    },
  };
}
