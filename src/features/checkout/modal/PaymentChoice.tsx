import { useId } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import styled from 'styled-components';
import { methodProblem } from '@/domain/pricing/fees';
import { formatRupees, toPaise } from '@/domain/money/money';
import { RadioCard } from '@/ui';
import type { CartRoot } from '@/features/cart';
import type { WithExtras } from '@/features/extras';
import type { WithOffers } from '@/features/offers';
import { selectAmounts, selectCheckout, selectLocalAmounts } from '../checkoutSelectors';
import type { CheckoutRoot } from '../checkoutSlice';
import { checkoutActions } from '../checkoutSlice';
import { selectToPay } from '../creditSelectors';
import { selectCashProblem } from '../deliverySelectors';
import { OnlineWays } from './OnlineWays';
import { PAYMENT_OPTIONS } from './paymentOptions';
import { offeredMethods } from '../offeredMethods';
import { messages } from '../messages';

const Group = styled.fieldset`
  border: 0;
  margin: 0;
  padding: 0;
  min-width: 0;
  legend {
    padding: 0;
    font: 600 1rem/1.4 var(--sans);
    margin-bottom: 10px;
  }
`;
const Choices = styled.div`
  display: grid;
  gap: 8px;
`;
const Offer = styled.span`
  color: var(--dew);
  font-weight: 600;
`;

/** The payment methods, each with the order's total. */
export function PaymentChoice() {
  const dispatch = useDispatch();
  const store = useStore<CheckoutRoot & CartRoot & WithExtras & WithOffers>();
  const { method, online } = useSelector(selectCheckout);
  const { finalTotal } = useSelector(selectAmounts);
  const toPay = useSelector(selectToPay);
  const cashProblem = useSelector(selectCashProblem);
  const group = useId();
  const offered = offeredMethods(online);
  const options = PAYMENT_OPTIONS.filter((option) => offered.includes(option.method));
  const test = online.kind === 'offered' && online.test;
  return (
    <Group>
      <legend>{messages.paymentChoice.title}</legend>
      <Choices>
        {options.map((option) => {
          const chosen = option.method === method;
          const amount = chosen ? finalTotal : selectLocalAmounts(store.getState(), option.method).finalTotal;
          const problem =
            methodProblem(toPaise(amount), option.method) ??
            (option.method === 'Cash on Delivery' ? cashProblem : null);
          // Razorpay is not asked for what store credit pays.
          const isPaidThere = option.method === 'Pay Online' && !problem && toPay > 0;
          return (
            <RadioCard
              key={option.method}
              name={group}
              value={option.method}
              checked={chosen}
              disabled={problem !== null}
              onChange={() => dispatch(checkoutActions.methodChosen(option.method))}
              title={option.method}
              tag={test && option.method === 'Pay Online' ? messages.paymentChoice.testPayment : undefined}
              note={problem ?? (option.noteIsOffer ? <Offer>{option.note}</Offer> : option.note)}
              aside={formatRupees(amount)}
              more={isPaidThere && <OnlineWays />}
            />
          );
        })}
      </Choices>
    </Group>
  );
}
