import styled from 'styled-components';
import { useMediaQuery } from '@/lib/hooks/useMediaQuery';
import { media, VisuallyHidden } from '@/ui';
import { messages } from '../messages';

const isTouch = '(pointer: coarse)';
/** One side of a phone is this short, whichever way it is held; a tablet's is longer. */
const isPhone = '(pointer: coarse) and (max-width: 599px), (pointer: coarse) and (max-height: 599px)';

const Ways = styled.span`
  display: grid;
  gap: 8px;
  color: var(--ink-2);
  font-size: var(--t-small);
  line-height: 1.4;
  b {
    color: var(--ink);
    font-weight: 600;
  }
`;
const Apps = styled.span`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, max-content));
  gap: 8px 24px;
  ${media.large} {
    display: flex;
    flex-wrap: wrap;
    column-gap: 16px;
  }
`;
const App = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--ink);
`;
const Initial = styled.span`
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  border-radius: 6px;
  background: var(--sand);
  color: var(--ink-2);
  font-size: 0.75rem;
  font-weight: 600;
`;

/**
 * The ways to pay online, in the order in which Razorpay's checkout shows them (razorpayCheckout.ts). It alone knows
 * which of them the shop's account has.
 */
export function OnlineWays() {
  const phone = useMediaQuery(isPhone);
  const touch = useMediaQuery(isTouch);
  const { upi, inApp, byEither, byQrCode, apps, others } = messages.onlineWays;
  // A tablet may have UPI apps of its own.
  const way = phone ? inApp : touch ? byEither : byQrCode;
  return (
    <Ways>
      <span>
        <b>{upi}</b> {way}{' '}
      </span>
      <Apps>
        {apps.map(({ name, initials }) => (
          <App key={name}>
            <Initial aria-hidden>{initials}</Initial>
            {name}
            <VisuallyHidden>, </VisuallyHidden>
          </App>
        ))}
      </Apps>
      <span>{others}</span>
    </Ways>
  );
}
