import styled from 'styled-components';
import { coverLink, media, Tag, underlined } from '@/ui';

export const Frame = styled.article<{ $out: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${({ $out }) => $out && 'img { filter: saturate(0.35) opacity(0.55); }'}
  ${media.hover} {
    &:hover .shot {
      transform: scale(1.035);
    }
    &:hover .second {
      opacity: 1;
    }
    &:hover h3 a {
      ${underlined}
    }
  }
`;
export const Frontage = styled.div<{ $combo: boolean }>`
  position: relative;
  border-radius: var(--r-l);
  overflow: hidden;
  aspect-ratio: ${({ $combo }) => ($combo ? '4 / 4.4' : '4 / 5')};
  background: var(--mist);
  .shot {
    transition: transform 700ms var(--e-out);
  }
  .second {
    position: absolute;
    inset: 0;
    opacity: 0;
    transition:
      opacity var(--d-base) var(--e-soft),
      transform 700ms var(--e-out);
  }
  ${media.stillness} {
    .shot,
    .second {
      transition: none;
      transform: none !important;
    }
  }
`;
/** Reserves a card's space: its picture, and the usual lines of text. */
export const CardRoom = styled.li`
  padding-bottom: 117px;
  ${media.desktop} {
    padding-bottom: 127px;
  }
  /* Nothing comes where there are no scripts. */
  @media (scripting: none) {
    display: none;
  }
`;
export const Fact = styled(Tag)<{ $saving?: boolean }>`
  position: absolute;
  left: 10px;
  top: 10px;
  ${({ $saving }) => $saving && 'color: var(--dew);'}
`;
export const Name = styled.h3`
  font: 400 1.125rem/1.2 var(--serif);
  word-spacing: 0.05em;
  margin-top: 12px;
  ${coverLink('l')}
  ${media.desktop} {
    font-size: 1.375rem;
    margin-top: 16px;
  }
`;
export const Actives = styled.p`
  font-size: var(--t-cap);
  line-height: 1.35;
  color: var(--ink-3);
  margin-top: 4px;
  ${media.desktop} {
    font-size: var(--t-small);
  }
`;
export const Line = styled.div`
  margin-top: 6px;
  & + & {
    margin-top: 8px;
  }
`;
/** Rating, and the size that the price is for. */
export const Facts = styled(Line)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 10px;
  min-height: 21px;
  color: var(--ink-3);
  font-size: var(--t-cap);
`;
export const AddRound = styled.button<{ $done: boolean; $combo: boolean }>`
  position: absolute;
  z-index: 1;
  right: 4px;
  top: 0;
  /* The picture's height, which is a share of the card's width, less the button and the gap beneath it. */
  --picture: ${({ $combo }) => ($combo ? 110 : 125)}%;
  margin-top: calc(var(--picture) - 48px);
  width: 44px;
  height: 44px;
  display: grid;
  place-items: center;
  color: var(${({ $done }) => ($done ? '--paper' : '--dew')});
  &::before {
    content: '';
    position: absolute;
    inset: 2px;
    border-radius: 50%;
    background: var(${({ $done }) => ($done ? '--dew' : '--surface')});
    transition:
      background var(--d-fast),
      transform var(--d-press);
  }
  svg {
    position: relative;
  }
  ${media.hover} {
    &:hover {
      color: var(--paper);
    }
    &:hover::before {
      background: var(--dew);
    }
  }
  &:active::before {
    transform: scale(0.92);
  }
  &:focus-visible {
    box-shadow: none;
  }
  &:focus-visible::before {
    box-shadow: var(--ring);
  }
  ${media.desktop} {
    right: 8px;
    margin-top: calc(var(--picture) - 52px);
    &::before {
      inset: 0;
    }
  }
`;
