import styled, { keyframes } from 'styled-components';
import { media } from '../theme/media';

const sweep = keyframes`from { background-position: 120% 0; } to { background-position: -120% 0; }`;

/**
 * A placeholder of the final size: warm for text, mist for pictures. `$height`, `$width` and `$above` (the space
 * above) are CSS lengths.
 */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true, 'data-skeleton': '' })<{
  $width?: string;
  $height?: string;
  $ratio?: string;
  $above?: string;
  $picture?: boolean;
}>`
  display: block;
  width: ${({ $width }) => $width ?? '100%'};
  height: ${({ $height, $ratio }) => $height ?? ($ratio ? 'auto' : '1em')};
  ${({ $ratio }) => $ratio && `aspect-ratio: ${$ratio};`}
  ${({ $above }) => $above && `margin-top: ${$above};`}
  border-radius: var(--r-s);
  background: ${({ $picture }) =>
    $picture
      ? 'linear-gradient(100deg, var(--mist) 30%, var(--surface) 48%, var(--mist) 66%)'
      : 'linear-gradient(100deg, var(--sand) 30%, var(--paper) 48%, var(--sand) 66%)'};
  background-size: 240% 100%;
  animation: ${sweep} 1.6s infinite linear;
  ${media.stillness} {
    animation: none;
  }
`;
