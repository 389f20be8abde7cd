import styled from 'styled-components';
import { adminMedia, denseButtons } from '../shared';

export const Block = styled.section`
  ${denseButtons}
  display: grid;
  gap: 14px;
  max-width: 640px;
  margin-top: 20px;
  > button {
    justify-self: start;
  }
  > [role='alert']:empty {
    display: none;
  }
`;
export const Setup = styled.div`
  display: grid;
  gap: 20px;
  margin-top: 20px;
  max-width: 720px;
  ${adminMedia.abovePhone} {
    grid-template-columns: 220px minmax(0, 1fr);
    gap: 32px;
  }
`;
/** Cameras need dark on light. */
export const QrFrame = styled.svg`
  width: 220px;
  height: 220px;
  border: var(--hair);
  border-radius: var(--r-m);
  background: var(--paper);
`;
/** The heading of the key and its copy button. */
export const Key = styled.p`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  overflow-wrap: anywhere;
  span,
  button {
    grid-row: 2;
  }
  span {
    font-family: ui-monospace, monospace;
    font-weight: 600;
  }
`;
