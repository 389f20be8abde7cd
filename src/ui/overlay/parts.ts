import styled from 'styled-components';

export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  flex: none;
  padding: 10px 10px 10px 20px;
  min-height: 68px;
`;
export const PanelBody = styled.div<{ $flush?: boolean }>`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: 0 ${({ $flush }) => ($flush ? '0' : '20px')};
  display: flex;
  flex-direction: column;
`;
/** Toasts appear above elements with `data-foot-bar`. */
export const PanelFoot = styled.div.attrs<{ 'data-foot-bar'?: string }>({ 'data-foot-bar': '' })`
  flex: none;
  padding: 16px 20px calc(16px + env(safe-area-inset-bottom));
  border-top: var(--hair);
  background: var(--surface);
  /* Buttons alone; other feet lay themselves out. */
  &:has(> button + button) {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    > button {
      flex: 1 1 150px;
    }
  }
`;
