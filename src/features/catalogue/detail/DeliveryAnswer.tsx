import styled from 'styled-components';
import { OFFERED_METHODS } from '@/domain/pricing/fees';
import { formatWeekday } from '@/lib/dates';
import { ErrorNote, OkNote } from '@/ui';
import type { DeliveryFacts } from '../types';

const NO_COD = OFFERED_METHODS.includes('Pay Online')
  ? 'No cash on delivery here, only Pay Online'
  : 'No cash on delivery here yet';

const Lines = styled.div`
  display: grid;
  gap: 8px;
`;

export function DeliveryAnswer({ answer }: { answer: DeliveryFacts }) {
  const { deliverable, cod, by, pincode, city } = answer;
  const to = city ?? pincode;
  if (!deliverable) return <ErrorNote>We do not deliver to {pincode} yet.</ErrorNote>;
  return (
    <Lines>
      <OkNote>{by ? `Delivered by ${formatWeekday(by)} to ${to}` : `We deliver to ${to}`}</OkNote>
      {cod ? <OkNote>Cash on delivery available</OkNote> : <ErrorNote>{NO_COD}</ErrorNote>}
    </Lines>
  );
}
