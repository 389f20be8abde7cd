import styled from 'styled-components';
import { underlined } from './underlined';

export const HeroTitle = styled.h1`
  font: 320 var(--t-hero) / 0.98 var(--serif);
  letter-spacing: -0.03em;
  word-spacing: 0.06em;
  white-space: pre-line;
`;
export const H1 = styled.h1`
  font: 340 var(--t-h1) / 1.06 var(--serif);
  letter-spacing: -0.018em;
  word-spacing: 0.07em;
`;
export const H2 = styled.h2`
  font: 360 var(--t-h2) / 1.1 var(--serif);
  letter-spacing: -0.012em;
  word-spacing: 0.06em;
  text-wrap: balance;
`;
export const H3 = styled.h3`
  font: 400 var(--t-h3) / 1.2 var(--serif);
  word-spacing: 0.05em;
`;
export const Lead = styled.p`
  font-size: var(--t-lead);
  color: var(--ink-2);
  max-width: 54ch;
  text-wrap: pretty;
`;
export const Caption = styled.p`
  font-size: var(--t-cap);
  color: var(--ink-3);
`;
/** The name of a field or a group, in sans. */
export const Label = styled.span`
  font-weight: 500;
  font-size: var(--t-small);
`;
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  /* Of no size of its own: each costs a font. */
  font: inherit;
`;
export const TextLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  font-weight: 600;
  color: var(--dew);
  ${underlined}
  text-decoration-color: color-mix(in srgb, var(--dew) 40%, transparent);
  text-underline-offset: 5px;
  &:hover {
    text-decoration-color: currentColor;
  }
`;
