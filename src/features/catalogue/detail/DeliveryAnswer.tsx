import styled from 'styled-components';
import type { ServiceabilityResponse } from '@/domain/contracts/catalogue';
import { OFFERED_METHODS } from '@/domain/pricing';
import { ErrorNote, OkNote } from '@/ui';

const NO_COD = OFFERED_METHODS.includes('Pay Online')
  ? 'No cash on delivery here, only Pay Online'
  : 'No cash on delivery here yet';

const Lines = styled.div`
  display: grid;
  gap: 8px;
`;

const day = new Intl.DateTimeFormat('en-IN', { weekday: 'short', day: 'numeric', month: 'long' });

export function DeliveryAnswer({ answer }: { answer: ServiceabilityResponse }) {
  const { deliverable, cod, by, pincode } = answer;
  if (!deliverable) return <ErrorNote>We do not deliver to {pincode} yet.</ErrorNote>;
  return (
    <Lines>
      <OkNote>
        {by ? `Delivered by ${day.format(new Date(by))} to ${pincode}` : `We deliver to ${pincode}`}
      </OkNote>
      {cod ? <OkNote>Cash on delivery available</OkNote> : <ErrorNote>{NO_COD}</ErrorNote>}
    </Lines>
  );
}
