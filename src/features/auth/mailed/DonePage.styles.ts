import styled from 'styled-components';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 24px;
`;

export const NextList = styled.ul`
  margin-top: 12px;
  border-bottom: var(--hair);
  li {
    border-top: var(--hair);
  }
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    min-height: 52px;
    padding-block: 10px;
    font-weight: 500;
  }
  a:hover {
    color: var(--dew);
  }
`;
