import styled from 'styled-components';
import { OFFERED_METHODS } from '@/domain/pricing/fees';
import { formatWeekday } from '@/lib/dates';
import { ErrorNote, OkNote } from '@/ui';
import type { DeliveryFacts } from '../types';
import { messages } from './messages/deliveryAnswer';

const NO_COD = OFFERED_METHODS.includes('Pay Online') ? messages.onlyPayOnline : messages.noCashOnDelivery;

const Lines = styled.div`
  display: grid;
  gap: 8px;
`;

export function DeliveryAnswer({ answer }: { answer: DeliveryFacts }) {
  const { deliverable, cod, by, pincode, city } = answer;
  const to = city ?? pincode;
  if (!deliverable) return <ErrorNote>{messages.notDelivered(pincode)}</ErrorNote>;
  return (
    <Lines>
      <OkNote>{by ? messages.deliveredBy(formatWeekday(by), to) : messages.delivered(to)}</OkNote>
      {cod ? <OkNote>{messages.cashOnDelivery}</OkNote> : <ErrorNote>{NO_COD}</ErrorNote>}
    </Lines>
  );
}
