import styled from 'styled-components';
import { denseButtons } from '../shared';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 6px 16px;
`;
export const Words = styled.div`
  max-width: 68ch;
  h2 {
    font: 600 1rem / 1.4 var(--sans);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  p {
    margin-top: 6px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
export const Reply = styled.p`
  max-width: 68ch;
  padding-left: 14px;
  border-left: 2px solid var(--dew);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
export const Actions = styled.div`
  ${denseButtons}
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
