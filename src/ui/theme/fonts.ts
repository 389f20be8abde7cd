interface Metrics {
  /** Of the em, above and beneath the baseline. */
  ascent: number;
  descent: number;
}
const FRAUNCES: Metrics = { ascent: 0.978, descent: 0.255 };
const ANEK: Metrics = { ascent: 0.9, descent: 0.2 };

/** A system's font, drawn so large that the shop's words take as much room as in ours, with the line box of ours. */
function standIn(name: string, local: string, size: number, { ascent, descent }: Metrics) {
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
 * The shop's fonts. `demo/draw/webFonts.py` makes the two files of the characters that the shop writes and the weights that it uses.
 * When they load: src/app/boot/webFonts.ts.
 */
export const webFontFaces = `
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
`;

/**
 * The system fonts that stand in until the shop's are there. Those that a machine lacks are passed over, at some cost for each size
 * and weight, so they are few, and Linux's come first: there it is a question to another process, on phones a look into a table. The
 * sizes are our width over theirs, of the shop's headings and of its text.
 */
export const standInFaces = `
  ${standIn('Serif in DejaVu', 'DejaVu Serif', 0.741, FRAUNCES)}
  ${standIn('Serif in Noto', 'Noto Serif', 0.802, FRAUNCES)}
  ${standIn('Serif in Georgia', 'Georgia', 0.859, FRAUNCES)}
  ${standIn('Sans in DejaVu', 'DejaVu Sans', 0.81, ANEK)}
  ${standIn('Sans in Roboto', 'Roboto', 0.932, ANEK)}
  ${standIn('Sans in Arial', 'Arial', 0.92, ANEK)}
`;
