import { StoreCredit } from '@/features/credit';
import { GiftCards } from '@/features/giftCards';

/** Store credit, and the gift cards that become some or were given. */
export function CreditTab() {
  return (
    <>
      <StoreCredit />
      <GiftCards />
    </>
  );
}
