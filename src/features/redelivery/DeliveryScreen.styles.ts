import styled from 'styled-components';
import { media } from '@/ui';

export const Page = styled.div`
  display: grid;
  gap: 20px;
  max-width: 520px;
  padding-block: 32px var(--section);
  ${media.desktop} {
    padding-block: 56px var(--section);
  }
`;
export const Form = styled.form`
  display: grid;
  gap: 16px;
  padding-top: 20px;
  border-top: var(--hair);
  h2 {
    font: 600 1rem / 1.5 var(--sans);
  }
  /* A live region has to be there before its text; empty, it takes no room. */
  > [role]:empty {
    margin-top: -16px;
  }
`;
