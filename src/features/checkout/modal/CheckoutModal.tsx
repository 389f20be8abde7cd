import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { confirmRequested } from '@/features/notifications';
import { isDesktop, useMediaQuery } from '@/lib/hooks/useMediaQuery';
import { Dialog, H2, media } from '@/ui';
import { selectOrdering } from '../checkoutSelectors';
import { checkoutClosed } from '../checkoutSlice';
import { CouponPanel } from './CouponPanel';
import { CreditChoice } from './CreditChoice';
import { DeliverySection } from './DeliverySection';
import { messages } from '../messages';
import { OrderSummary } from './OrderSummary';
import { PaymentChoice } from './PaymentChoice';
import { PlaceButton } from './PlaceButton';

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  /* Large text wraps; a shrunken bar would cut it off. */
  flex: none;
  align-items: center;
  min-height: 68px;
  /* Leaves the close button free. */
  padding: 10px 64px 10px 20px;
  background: var(--paper);
  ${media.desktop} {
    padding: 18px 64px 10px 36px;
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding: 0 20px 20px;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 376px;
    gap: 40px;
    padding: 0 36px 36px;
  }
`;
const Decisions = styled.fieldset`
  border: 0;
  margin: 0;
  padding: 0;
  display: grid;
  align-content: start;
  gap: 24px;
  min-width: 0;
`;
const InSummary = styled.div`
  margin-top: 16px;
`;

/** Complete Your Purchase: coupon, payment method, sums, and the Place Order button. */
export default function CheckoutModal() {
  const dispatch = useDispatch();
  const ordering = useSelector(selectOrdering);
  const desktop = useMediaQuery(isDesktop);
  const heading = useId();
  const requestClose = () => {
    if (!ordering) dispatch(confirmRequested({ ...messages.closing, onConfirm: checkoutClosed() }));
  };
  return (
    <Dialog size="checkout" labelledBy={heading} onClose={requestClose} footer={!desktop && <PlaceButton />}>
      <Head>
        <H2 id={heading}>{messages.checkoutModal.title}</H2>
      </Head>
      <Columns>
        <Decisions disabled={ordering}>
          <DeliverySection />
          <CouponPanel />
          <CreditChoice />
          <PaymentChoice />
        </Decisions>
        <OrderSummary>
          {desktop && (
            <InSummary>
              <PlaceButton />
            </InSummary>
          )}
        </OrderSummary>
      </Columns>
    </Dialog>
  );
}
