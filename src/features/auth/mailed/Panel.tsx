import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/ui';

const Frame = styled.div`
  display: grid;
  margin-top: 20px;
  border-radius: var(--r-l);
  overflow: hidden;
  background: var(--blush);
  > div {
    padding: 28px 24px 32px;
    align-self: center;
    overflow-wrap: anywhere;
  }
  /* The drawing above the words, not the icons of fields. */
  > div > svg {
    width: 112px;
    height: auto;
    margin-bottom: 20px;
  }
  p {
    margin-top: 10px;
  }
  form {
    margin-top: 20px;
    padding: 0;
  }
  img {
    width: 100%;
    height: 100%;
    aspect-ratio: 5 / 4;
    object-fit: cover;
  }
  ${media.desktop} {
    margin-top: 40px;
    grid-template-columns: 1fr 1fr;
    min-height: 460px;
    > div {
      padding: 56px 72px;
    }
    img {
      aspect-ratio: auto;
      min-height: 0;
      max-height: 560px;
    }
  }
`;

/** Words on a ground of their own, and a picture beside them on a desktop or below them on a phone. */
export const Panel = ({ children }: { children: ReactNode }) => (
  <Frame>
    <div>{children}</div>
    <img src="/brand/drops-800.webp" width={800} height={1000} alt="" />
  </Frame>
);
