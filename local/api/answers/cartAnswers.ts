import type { CartExtrasResponse, CartSettingsResponse } from '@/domain/contracts/admin/cartSettings';
import type { CreditResponse } from '@/domain/contracts/shoppers/credit';
import type { CustomerCreditResponse } from '@/domain/contracts/admin/credit';

/** The responses of the calls about cart extras and store credit. */
export interface CartAnswers {
  'GET /api/cart/extras': CartExtrasResponse;
  'GET /api/credit': CreditResponse;
  'GET /api/admin/cart-settings': CartSettingsResponse;
  'POST /api/admin/cart-settings': CartSettingsResponse;
  'GET /api/admin/customers/{id}/credit': CustomerCreditResponse;
  'POST /api/admin/customers/{id}/credit/give': CustomerCreditResponse;
  'POST /api/admin/customers/{id}/credit/take-back': CustomerCreditResponse;
  'POST /api/admin/customers/{id}/credit/freeze': CustomerCreditResponse;
}
