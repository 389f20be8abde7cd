import styled from 'styled-components';
import { LinkPage } from '@/features/mailLink';

export const Page = styled(LinkPage)`
  --column: 640px;
  picture,
  img {
    display: block;
    width: 64px;
    height: 80px;
    border-radius: var(--r-m);
    object-fit: cover;
  }
`;
export const About = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 16px;
  align-items: center;
  p {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  h1 {
    font-size: 1.75rem;
  }
`;
export const Choices = styled.ul`
  display: grid;
  button {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    gap: 16px;
    align-items: center;
    width: 100%;
    padding: 16px 0;
    border-top: var(--hair);
    text-align: left;
    font-weight: 600;
  }
  button:hover {
    color: var(--dew);
  }
`;
