import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { COD_FEE_BELOW, methodProblem } from '@/domain/pricing/fees';
import type { Amounts } from '@/domain/pricing/pricing';
import { formatRupees, subtract, toPaise, toRupees } from '@/domain/money/money';
import { RadioCard } from '@/ui';
import { selectCheckout, selectLocalAmounts } from '../checkoutSelectors';
import { checkoutActions } from '../checkoutSlice';
import { selectTotalWith, selectToPayWith } from '../creditSelectors';
import { selectCashProblem } from '../deliverySelectors';
import { OnlineWays } from './OnlineWays';
import { PAYMENT_OPTIONS, type PaymentOption } from './paymentOptions';
import { offeredMethods } from '../offeredMethods';
import { messages } from '../messages';

type Root = Parameters<typeof selectToPayWith>[0];

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

/** Why cash has a delivery fee although the cart's sum is above the limit; empty where it has none. */
function belowLimitNote({ subTotal, discountAmount, deliveryFee, deliveryDiscount = 0 }: Amounts): string {
  if (deliveryFee === deliveryDiscount || subTotal < COD_FEE_BELOW) return '';
  const sum = toRupees(subtract(toPaise(subTotal), toPaise(discountAmount)));
  return messages.paymentChoice.belowLimit(formatRupees(sum));
}

interface MethodCardProps {
  option: PaymentOption;
  /** Name of the radio group. */
  group: string;
}

/** A payment method with what is left to pay by it. */
function MethodCard({ option: { method, note, noteIsOffer }, group }: MethodCardProps) {
  const dispatch = useDispatch();
  const { method: chosen, online } = useSelector(selectCheckout);
  const total = useSelector((state: Root) => selectTotalWith(state, method));
  const toPay = useSelector((state: Root) => selectToPayWith(state, method));
  const amounts = useSelector((state: Root) => selectLocalAmounts(state, method));
  const cashProblem = useSelector(selectCashProblem);
  const isOnline = method === 'Pay Online';
  const problem = methodProblem(toPaise(total), method) ?? (isOnline ? null : cashProblem);
  const isTest = isOnline && online.kind === 'offered' && online.test;
  const notes = isOnline ? note : [note, belowLimitNote(amounts)].filter(Boolean).join('. ');
  return (
    <RadioCard
      name={group}
      value={method}
      checked={method === chosen}
      disabled={problem !== null}
      onChange={() => dispatch(checkoutActions.methodChosen(method))}
      title={method}
      tag={isTest ? messages.paymentChoice.testPayment : undefined}
      note={problem ?? (noteIsOffer ? <Offer>{notes}</Offer> : notes)}
      aside={formatRupees(toPay)}
      // Razorpay is not asked for what store credit pays.
      more={isOnline && !problem && toPay > 0 && <OnlineWays />}
    />
  );
}

/** The payment methods. */
export function PaymentChoice() {
  const { online } = useSelector(selectCheckout);
  const group = useId();
  const offered = offeredMethods(online);
  return (
    <Group>
      <legend>{messages.paymentChoice.title}</legend>
      <Choices>
        {PAYMENT_OPTIONS.filter(({ method }) => offered.includes(method)).map((option) => (
          <MethodCard key={option.method} option={option} group={group} />
        ))}
      </Choices>
    </Group>
  );
}
