import styled from 'styled-components';
import { adminMedia, SettingsFields } from '../shared';

export const Block = styled(SettingsFields).attrs({ as: 'section' })`
  margin-top: 20px;
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
