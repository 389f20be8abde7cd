import { StoreCredit } from '@/features/credit';
import { Referrals } from '@/features/referrals';
import { GiftCards } from '@/features/giftCards';

/** Store credit, friends who bring some, and the gift cards that become some or were given. */
export function CreditTab() {
  return (
    <>
      <StoreCredit />
      <Referrals />
      <GiftCards />
    </>
  );
}
