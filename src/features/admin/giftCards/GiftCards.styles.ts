import styled from 'styled-components';
import { denseButtons } from '../shared';

export const FindForm = styled.form`
  ${denseButtons}
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  align-items: end;
  max-width: 640px;
  > :first-child {
    flex: 1 1 260px;
  }
`;
export const Cards = styled.ul`
  display: grid;
  margin-top: 14px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 14px;
    padding: 12px 0;
    border-top: var(--hair);
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  small {
    color: var(--ink-3);
    font-size: var(--t-cap);
  }
`;
export const Acts = styled.div`
  ${denseButtons}
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  grid-column: 1 / -1;
`;
export const Owed = styled.p`
  font-weight: 600;
  margin-block: 14px 0;
`;
export const SettingsFields = styled.form`
  ${denseButtons}
  display: grid;
  gap: 14px;
  max-width: 640px;
  margin-top: 28px;
  > button {
    justify-self: start;
  }
  > [role='alert']:empty {
    display: none;
  }
`;
export const Amounts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(170px, 1fr));
  gap: 14px;
`;
export const DialogForm = styled.form`
  display: grid;
  gap: 14px;
  > [role='alert']:empty {
    display: none;
  }
`;
