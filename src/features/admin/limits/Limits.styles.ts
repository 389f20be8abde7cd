import styled from 'styled-components';
import { media } from '@/ui';

/** Parts the screen's two forms. */
export const Lifting = styled.section`
  display: grid;
  gap: 14px;
  margin-top: 40px;
  h2 {
    margin: 0;
  }
`;
export const Form = styled.form`
  display: grid;
  gap: 18px;
  justify-items: start;
  max-width: 820px;
  > * {
    width: 100%;
  }
  > button {
    width: auto;
  }
  > [role='alert']:empty {
    display: none;
  }
`;
export const Fields = styled.div`
  display: grid;
  gap: 18px 24px;
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
  }
`;
export const People = styled.ul`
  display: grid;
  gap: 12px;
  max-width: 820px;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 20px;
    padding: 14px 16px;
    border: var(--hair);
    border-radius: var(--r-l);
    overflow-wrap: anywhere;
  }
`;
