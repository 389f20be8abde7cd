import styled from 'styled-components';
import { adminMedia, denseButtons } from '../shared';

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
