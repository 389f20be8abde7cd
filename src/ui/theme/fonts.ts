import { css } from 'styled-components';
import { anekRupee, frauncesRupee } from './rupee';

/** Both variable files are preloaded by index.html. The fallbacks have the same line box and about the same set width, so the swap moves nothing. */
export const fontFaces = css`
  @font-face {
    font-family: 'Fraunces Soft';
    src: url('/fonts/fraunces-soft-latin.woff2') format('woff2');
    font-weight: 300 600;
    font-display: swap;
  }
  @font-face {
    font-family: 'Fraunces Soft';
    src: url('${frauncesRupee}') format('woff2');
    font-weight: 300 600;
    font-display: swap;
    unicode-range: U+20B9;
  }
  @font-face {
    font-family: 'Anek Latin';
    src: url('/fonts/anek-latin.woff2') format('woff2');
    font-weight: 400 700;
    font-display: swap;
  }
  @font-face {
    font-family: 'Anek Latin';
    src: url('${anekRupee}') format('woff2');
    font-weight: 400 700;
    font-display: swap;
    unicode-range: U+20B9;
  }
  @font-face {
    font-family: 'Fraunces Fallback';
    src: local('Georgia'), local('Gelasio'), local('Noto Serif');
    size-adjust: 97%;
    ascent-override: 100.8%;
    descent-override: 26.3%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Anek Fallback';
    src: local('Roboto'), local('Arial'), local('Liberation Sans');
    size-adjust: 95%;
    ascent-override: 94.7%;
    descent-override: 21%;
    line-gap-override: 0%;
  }
`;
