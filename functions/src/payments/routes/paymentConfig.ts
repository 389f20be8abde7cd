import type { PaymentConfigResponse } from '@/domain/contracts/orders/payment';
import { ok } from '../../platform/http/answer';
import { getAsAnyone, type Route } from '../../platform/http/route';
import type { PaymentDeps } from '../deps';

const OFF: PaymentConfigResponse = { online: false, test: false, keyId: '', checkoutUrl: '' };

/** GET /api/payment/config: whether Pay Online is offered, and what its checkout needs. */
export function paymentConfig({ payments }: Pick<PaymentDeps, 'payments'>): Route {
  return getAsAnyone('/api/payment/config', { key: true }, () => {
    const gateway = payments();
    if (!gateway) return Promise.resolve(ok(OFF));
    const { keyId, checkoutUrl } = gateway;
    const test = keyId.startsWith('rzp_test_');
    return Promise.resolve(ok({ online: true, test, keyId, checkoutUrl } satisfies PaymentConfigResponse));
  });
}
