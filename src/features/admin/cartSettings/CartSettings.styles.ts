import styled from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: 28px;
  max-width: 480px;
  > button {
    justify-self: start;
  }
  section {
    display: grid;
    gap: 16px;
    padding-top: 20px;
    border-top: var(--hair);
  }
  h2 {
    font: 600 1.0625rem/1.4 var(--sans);
  }
  section > button {
    justify-self: start;
  }
`;

export const Samples = styled.ul`
  display: grid;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
    padding-block: 4px;
    border-bottom: var(--hair);
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--ink-3);
    font-size: var(--t-cap);
  }
`;
