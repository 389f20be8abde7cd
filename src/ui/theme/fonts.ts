import { FONTS } from './webFonts';

interface Metrics {
  /** Share of the em, above and below the baseline. */
  ascent: number;
  descent: number;
}
const FRAUNCES: Metrics = { ascent: 0.978, descent: 0.255 };
const ANEK: Metrics = { ascent: 0.9, descent: 0.2 };

const [[serif, , serifWeights], [sans, , sansWeights]] = FONTS;

/** A system font scaled to the metrics of the shop's font, so that its text takes the same space. */
function fallbackFace(
  name: string,
  local: string,
  size: number,
  { ascent, descent }: Metrics,
  weights = 'normal',
) {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return `@font-face {
    font-family: '${name}';
    src: local('${local}');
    font-weight: ${weights};
    size-adjust: ${percent(size)};
    ascent-override: ${percent(ascent / size)};
    descent-override: ${percent(descent / size)};
    line-gap-override: 0%;
  }`;
}

/**
 * System fonts used until the shop's have loaded. Looking up a missing font costs time for each size and weight, so
 * there are few, Linux's first: there a look-up is a request to another process, on phones it reads a table. The scale
 * is our width over theirs, measured on the shop's headings and texts. The first of each has the name and the weights
 * of the shop's own font, which replaces it (webFonts.ts), because a name without a face would be looked up too. That
 * halved the first layout of a phone (66 ms to 35 at CPU / 4).
 */
const faces = `
  ${fallbackFace(serif, 'DejaVu Serif', 0.741, FRAUNCES, serifWeights)}
  ${fallbackFace('Serif in Noto', 'Noto Serif', 0.802, FRAUNCES)}
  ${fallbackFace('Serif in Georgia', 'Georgia', 0.859, FRAUNCES)}
  ${fallbackFace(sans, 'DejaVu Sans', 0.81, ANEK, sansWeights)}
  ${fallbackFace('Sans in Roboto', 'Roboto', 0.932, ANEK)}
  ${fallbackFace('Sans in Arial', 'Arial', 0.92, ANEK)}
`;

/** The fallback faces, and the families `--serif` and `--sans`, each with the shop's font first. */
export const fonts = `
  ${faces}
  :root {
    --serif: '${serif}', 'Serif in Noto', 'Serif in Georgia', serif;
    --sans: '${sans}', 'Sans in Roboto', 'Sans in Arial', sans-serif;
  }
`;
