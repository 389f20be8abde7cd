import styled from 'styled-components';
import { near } from '../near/near';
import { useAppStore } from './useAppStore';

const Strip = styled.div`
  position: fixed;
  inset: auto 0 var(--foot, 0px);
  z-index: var(--z-toast);
  display: flex;
  justify-content: center;
  align-items: center;
  gap: 4px 12px;
  padding: 8px 20px;
  background: var(--ink);
  color: var(--paper);
  button {
    min-height: 44px;
    font-weight: 600;
    text-decoration: underline 1px;
    text-underline-offset: 4px;
  }
`;

/** Says that the page can be looked at only, because the runtime's chunk failed; what was pressed is buffered. */
export function RuntimeTrouble() {
  const { loadRuntime } = useAppStore();
  const tryAgain = () => {
    near.again();
    void loadRuntime().catch(() => undefined);
  };
  return (
    <Strip role="alert">
      A part of the shop did not arrive. Your cart is safe.
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
    </Strip>
  );
}
