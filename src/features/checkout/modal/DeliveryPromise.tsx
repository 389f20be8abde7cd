import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { isPincode } from '@/domain/addresses/pincode';
import { selectChosenAddress } from '@/features/addresses';
import { DeliveryAnswer, pincodeRecalled, selectDelivery } from '@/features/catalogue';
import { Caption, TextLink } from '@/ui';
import { selectCanPayOnline } from '../deliverySelectors';
import { messages } from '../messages';

/** The height of a two-line answer, so that nothing below moves when it arrives. */
const PromiseLine = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
  min-height: 52px;
`;

/** The delivery date for the chosen address, or for the PIN code that was checked. */
export function DeliveryPromise() {
  const dispatch = useDispatch();
  const address = useSelector(selectChosenAddress);
  const { pincode, answer } = useSelector(selectDelivery);
  const canPayOnline = useSelector(selectCanPayOnline);
  const destination = address?.pincode ?? pincode;
  // Only a typed code can be wrong, and its field says so.
  if (!address && !isPincode(pincode)) return null;
  const isHere = pincode === destination;
  return (
    <PromiseLine role="status" aria-label={messages.deliveryPromise.label}>
      {isHere && answer.status === 'loading' && <Caption>{messages.deliveryPromise.checking}</Caption>}
      {isHere && answer.status === 'failed' && (
        <Caption>
          {answer.message}{' '}
          <TextLink as="button" type="button" onClick={() => dispatch(pincodeRecalled(destination))}>
            {messages.deliveryPromise.tryAgain}
          </TextLink>
        </Caption>
      )}
      {isHere && answer.status === 'ready' && (
        <DeliveryAnswer answer={answer.value} canPayOnline={canPayOnline} />
      )}
    </PromiseLine>
  );
}
