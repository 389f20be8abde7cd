import type { CreditResponse } from '@/domain/contracts/shoppers/credit';
import { adminAnswer as answerOf } from '../admin/adminAnswer';
import type { Result } from '../result';
import type { Http } from '../shopApi/http';
import type { CallFailure } from '../shopApi/types';

type Answer<T> = Promise<Result<T, CallFailure>>;

/** A person's store credit. */
export interface CreditApi {
  read(): Answer<CreditResponse>;
}

const CALL_MS = 10_000;

export function createCreditApi(http: Http): CreditApi {
  return {
    async read() {
      const outcome = await http({
        method: 'GET',
        path: '/api/credit',
        withToken: true,
        timeoutMs: CALL_MS,
      });
      return answerOf<CreditResponse>(outcome, ({ credit }) => typeof credit === 'object');
    },
  };
}
