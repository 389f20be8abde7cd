import type { CreditView } from '../../credit/view';

/** The caller's store credit. */
export interface OwnCredit extends CreditView {
  /** Rupees that their own unpaid order has taken: another order gets them back. */
  held: number;
}

/** GET /api/credit */
export interface CreditResponse {
  success: true;
  credit: OwnCredit;
}
