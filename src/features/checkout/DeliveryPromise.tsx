import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { selectChosenAddress } from '@/features/addresses';
import { DeliveryAnswer, selectDelivery } from '@/features/catalogue';
import { Caption } from '@/ui';
import { messages } from './messages/checkout';

/** As tall as an answer of two lines, so that nothing beneath it moves when it comes. */
const PromiseLine = styled.div`
  min-height: 52px;
`;

/** By when the parcel arrives at the chosen address, or at the PIN code that a guest asked about. */
export function DeliveryPromise() {
  const address = useSelector(selectChosenAddress);
  const { pincode, answer } = useSelector(selectDelivery);
  const destination = address?.pincode ?? pincode;
  if (!destination) return null;
  const isHere = pincode === destination;
  return (
    <PromiseLine role="status" aria-label={messages.deliveryPromise.label}>
      {isHere && answer.status === 'loading' && <Caption>{messages.deliveryPromise.checking}</Caption>}
      {isHere && answer.status === 'ready' && <DeliveryAnswer answer={answer.value} />}
    </PromiseLine>
  );
}
