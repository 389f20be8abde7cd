import styled from 'styled-components';

/** The buttons for the whole list; on a phone in a row below the heading. */
export const HeadActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
