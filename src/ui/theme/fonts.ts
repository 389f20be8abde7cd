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
 * The shop's fonts, and system fonts that stand in for them. `demo/draw/webFonts.py` makes the two files of the characters that the shop
 * writes and the weights that it uses. A stand-in that a machine lacks is passed over, at some cost for each size and weight, so they
 * are few, and Linux's come first: there it is a question to another process, on phones a look into a table. The sizes are our
 * width over theirs, of the shop's headings and of its text.
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
  ${standIn('Serif in DejaVu', 'DejaVu Serif', 0.741, FRAUNCES)}
  ${standIn('Serif in Noto', 'Noto Serif', 0.802, FRAUNCES)}
  ${standIn('Serif in Georgia', 'Georgia', 0.859, FRAUNCES)}
  ${standIn('Sans in DejaVu', 'DejaVu Sans', 0.81, ANEK)}
  ${standIn('Sans in Roboto', 'Roboto', 0.932, ANEK)}
  ${standIn('Sans in Arial', 'Arial', 0.92, ANEK)}
`;

const SERIF_STAND_INS = "'Serif in DejaVu', 'Serif in Noto', 'Serif in Georgia', serif";
const SANS_STAND_INS = "'Sans in DejaVu', 'Sans in Roboto', 'Sans in Arial', sans-serif";

/** Faces, and the families `--serif` and `--sans`, which src/app/boot/webFonts.ts switches to the shop's fonts by `data-fonts`. */
export const fonts = `
  ${faces}
  :root {
    --serif: ${SERIF_STAND_INS};
    --sans: ${SANS_STAND_INS};
  }
  :root[data-fonts] {
    --serif: 'Fraunces Soft', ${SERIF_STAND_INS};
    --sans: 'Anek Latin', ${SANS_STAND_INS};
  }
`;
