import styled from 'styled-components';

export const BoxTitle = styled.h2`
  display: flex;
  gap: 10px;
  align-items: center;
  margin-bottom: 12px;
  font: 600 1rem/1.5 var(--sans);
`;
