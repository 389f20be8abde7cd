import { PAYMENT_METHODS, type PaymentMethod } from '@/domain/pricing/fees';
import { local } from '../storage';

const KEY = 'glumist.paymentMethod';

/** The payment method that was chosen last on this device; deleted at logout (app/sagas/forgetSaga.ts). */
export const paymentMethodStore = {
  read(): PaymentMethod | null {
    const stored = local.read(KEY);
    return PAYMENT_METHODS.find((method) => method === stored) ?? null;
  },
  write: (method: PaymentMethod): void => local.write(KEY, method),
  clear: (): void => local.remove(KEY),
};
