import styled from 'styled-components';
import { adminMedia, denseButtons, Panel } from '../shared';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: 820px;
  > button {
    justify-self: start;
  }
  h2 {
    font: 600 1rem/1.5 var(--sans);
  }
  > [role]:empty {
    margin-top: -24px;
  }
  ${denseButtons}
`;
/** The fields of one group, two in a row where there is room. */
export const Kinds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 24px;
  margin-top: 12px;
  align-items: start;
  ${adminMedia.abovePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
export const Ticks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 24px;
  margin-top: 4px;
  ${adminMedia.abovePhone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
export const DevicePanel = styled(Panel)`
  max-width: 820px;
  margin-bottom: 24px;
  h2 {
    font: 600 1rem/1.5 var(--sans);
  }
  h3 {
    margin-top: 12px;
    font: 600 0.9375rem/1.5 var(--sans);
  }
  > div {
    padding: 0 14px 12px;
  }
  ${denseButtons}
`;
export const Devices = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
    padding: 8px 0;
    overflow-wrap: anywhere;
  }
  li + li {
    border-top: var(--hair);
  }
  li > div {
    flex: 1 1 220px;
    min-width: 0;
  }
`;
export const Hours = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px 24px;
  margin-top: 12px;
  align-items: start;
  > :first-child {
    grid-column: 1 / -1;
  }
  ${adminMedia.abovePhone} {
    grid-template-columns: repeat(2, 220px);
  }
`;
