interface Metrics {
  /** Of the em, above and below the baseline. */
  ascent: number;
  descent: number;
}
const FRAUNCES: Metrics = { ascent: 0.978, descent: 0.255 };
const ANEK: Metrics = { ascent: 0.9, descent: 0.2 };

/** A system font scaled to the metrics of the shop's font, so that its text takes the same space. */
function fallbackFace(name: string, local: string, size: number, { ascent, descent }: Metrics) {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return `@font-face {
    font-family: '${name}';
    src: local('${local}');
    size-adjust: ${percent(size)};
    ascent-override: ${percent(ascent / size)};
    descent-override: ${percent(descent / size)};
    line-gap-override: 0%;
  }`;
}

/**
 * The shop's fonts, and the system fonts used until they load. `demo/draw/webFonts.py` makes the two files with the
 * characters and weights that the shop uses. Looking up a missing system font costs time for each size and weight, so
 * there are few of them, with Linux's first: there the look-up is a request to another process, on phones it reads a
 * table. The scale is our width over theirs, measured on the shop's headings and texts.
 */
const faces = `
  @font-face {
    font-family: 'Fraunces Soft';
    src: url('/fonts/fraunces-soft.woff2') format('woff2');
    font-weight: 300 600;
    font-display: swap;
  }
  @font-face {
    font-family: 'Anek Latin';
    src: url('/fonts/anek-text.woff2') format('woff2');
    font-weight: 400 600;
    font-display: swap;
  }
  ${fallbackFace('Serif in DejaVu', 'DejaVu Serif', 0.741, FRAUNCES)}
  ${fallbackFace('Serif in Noto', 'Noto Serif', 0.802, FRAUNCES)}
  ${fallbackFace('Serif in Georgia', 'Georgia', 0.859, FRAUNCES)}
  ${fallbackFace('Sans in DejaVu', 'DejaVu Sans', 0.81, ANEK)}
  ${fallbackFace('Sans in Roboto', 'Roboto', 0.932, ANEK)}
  ${fallbackFace('Sans in Arial', 'Arial', 0.92, ANEK)}
`;

const SERIF_FALLBACKS = "'Serif in DejaVu', 'Serif in Noto', 'Serif in Georgia', serif";
const SANS_FALLBACKS = "'Sans in DejaVu', 'Sans in Roboto', 'Sans in Arial', sans-serif";

/**
 * The font faces and the families `--serif` and `--sans`, which src/app/boot/webFonts.ts switches to the shop's fonts
 * by `data-fonts`.
 */
export const fonts = `
  ${faces}
  :root {
    --serif: ${SERIF_FALLBACKS};
    --sans: ${SANS_FALLBACKS};
  }
  :root[data-fonts] {
    --serif: 'Fraunces Soft', ${SERIF_FALLBACKS};
    --sans: 'Anek Latin', ${SANS_FALLBACKS};
  }
`;
