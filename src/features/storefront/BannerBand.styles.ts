import styled from 'styled-components';
import { media, mixedGround } from '@/ui';

export const Band = styled.section`
  position: relative;
  ${mixedGround('var(--peach) 63%, var(--paper)', 'var(--peach)')}
  overflow: hidden;
  min-height: 36.875rem;
  > picture img {
    width: 100%;
    height: auto;
    min-height: 36.875rem;
    max-height: 53.75rem;
    object-fit: cover;
    object-position: 50% 100%;
  }
  ${media.large} {
    display: grid;
    min-height: min(780px, 52vw);
    > picture img {
      position: absolute;
      inset: 0;
      min-height: 0;
      max-height: none;
      height: 100%;
      /* Where large text makes the band taller, the products still begin beside it. */
      object-position: 35% 60%;
    }
  }
`;
export const Words = styled.div`
  position: absolute;
  inset: 0;
  padding-top: 28px;
  > div > h1,
  > div > h2 {
    max-width: 12ch;
    text-wrap: balance;
  }
  ${media.large} {
    position: relative;
    display: flex;
    align-items: center;
    padding-block: 20px;
    /* Never over the products, which begin at two fifths of the wide picture. */
    > div > h1,
    > div > h2 {
      font-size: min(var(--t-hero), 6.1vw);
    }
  }
`;
/** The sun of the shop's mark, shown without a banner. */
export const LowSun = styled.div`
  position: absolute;
  right: 8%;
  bottom: 0;
  width: min(70vw, 560px);
  aspect-ratio: 2 / 1;
  border-radius: 560px 560px 0 0;
  background: linear-gradient(180deg, var(--peach), rgb(249 231 223 / 0.4));
`;
export const HeroText = styled.p`
  margin-top: 14px;
  max-width: 27ch;
  color: var(--ink-2);
  font-size: 1.0625rem;
  line-height: 1.42;
  ${media.large} {
    max-width: 38vw;
    margin-top: 2vw;
  }
  ${media.desktop} {
    max-width: 34ch;
    font-size: var(--t-lead);
    line-height: 1.5;
    margin-top: 24px;
  }
`;
export const Action = styled.div`
  position: absolute;
  left: var(--gutter);
  right: var(--gutter);
  bottom: 20px;
  ${media.large} {
    position: static;
    margin-top: clamp(18px, 3vw, 36px);
    a {
      width: auto;
    }
  }
`;
export const Steps = styled.div`
  position: absolute;
  right: var(--gutter);
  top: 16px;
  display: flex;
  gap: 8px;
  button {
    background: var(--surface);
    border-radius: 50%;
  }
  ${media.large} {
    top: auto;
    bottom: 24px;
  }
`;
