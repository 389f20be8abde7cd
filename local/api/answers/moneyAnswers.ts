import type {
  CashOrdersResponse,
  OrderRemittancesResponse,
  RecordResponse,
  RemittanceLinesResponse,
} from '@/domain/contracts/admin/remittances';

import type { TaxDocumentsResponse } from '@/domain/contracts/admin/taxDocuments';
import type { AdminGiftCardsResponse } from '@/domain/contracts/admin/giftCards';
import type {
  GiftCardResponse,
  GiftCardsResponse,
  RedeemGiftCardResponse,
} from '@/domain/contracts/shoppers/giftCards';

/** The answers about what couriers paid. */
export interface RemittanceAnswers {
  'GET /api/admin/remittances': CashOrdersResponse;
  'GET /api/admin/remittances/lines': RemittanceLinesResponse;
  'GET /api/admin/orders/{id}/remittances': OrderRemittancesResponse;
  'POST /api/admin/remittances': RecordResponse;
}

/** The answers about money beside orders and payments. */
export interface MoneyAnswers extends RemittanceAnswers {
  'GET /api/gift-cards': GiftCardsResponse;
  'POST /api/gift-cards/redeem': RedeemGiftCardResponse;
  'POST /api/gift-cards/{id}/cancel': GiftCardResponse;
  'GET /api/admin/tax-documents': TaxDocumentsResponse;
  'GET /api/admin/gift-cards': AdminGiftCardsResponse;
  'POST /api/admin/gift-cards/settings': AdminGiftCardsResponse;
  'POST /api/admin/gift-cards/{id}/freeze': AdminGiftCardsResponse;
  'POST /api/admin/gift-cards/{id}/resend': AdminGiftCardsResponse;
}
