import { useSelector } from 'react-redux';
import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { LivePortal, media, VisuallyHidden } from '@/ui';
import { selectConnection } from './connectionSlice';
import { messages } from './messages';

const rise = keyframes`from { opacity: 0; }`;

/** A thin bar at the foot of the page; it floats, so that it moves nothing. */
const Bar = styled.p`
  position: fixed;
  z-index: var(--z-bar);
  inset: auto 0 calc(var(--foot, 0px) + var(--asked, 0px));
  min-height: 28px;
  display: grid;
  place-items: center;
  padding: 2px 16px;
  background: var(--mist);
  border-top: var(--hair);
  color: var(--ink);
  font-size: var(--t-small);
  text-align: center;
  animation: ${rise} var(--d-base) var(--e-out);
  ${media.desktop} {
    inset: auto auto 24px 24px;
    padding: 8px 16px;
    border: var(--hair);
    border-radius: var(--r-m);
  }
`;

/** Toasts appear above it. */
const FootSpace = createGlobalStyle`
  ${media.belowDesktop} { :root { --offline: 30px; } }
`;

/** Shows that the network is gone, and then that it is back; announced once to screen readers. */
export function OfflineBar() {
  const status = useSelector(selectConnection);
  return (
    <>
      {status === 'offline' && (
        <>
          <FootSpace />
          <Bar aria-hidden="true">{messages.offline}</Bar>
        </>
      )}
      <LivePortal>
        <VisuallyHidden role="status">{status === 'online' ? '' : messages[status]}</VisuallyHidden>
      </LivePortal>
    </>
  );
}
