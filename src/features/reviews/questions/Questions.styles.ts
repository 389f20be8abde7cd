import styled from 'styled-components';

export const Beside = styled.div`
  margin-top: 18px;
`;
export const Tools = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding-bottom: 20px;
  > div {
    width: 100%;
    max-width: 420px;
  }
`;
/** The person's own questions, which are private. */
export const Own = styled.section`
  padding: 16px 20px 4px;
  margin-bottom: 24px;
  border: var(--hair);
  border-radius: var(--r-m);
  background: var(--surface);
  > h3 {
    font: 600 var(--t-small) / 1.4 var(--sans);
  }
  li {
    padding: 12px 0;
    border-top: var(--hair);
  }
  li:first-child {
    border-top: 0;
  }
  p {
    max-width: 60ch;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
