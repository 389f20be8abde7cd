/** The palette as CSS: six hex digits each. The comments give the contrast on paper / mist / blush. */
const COLOURS = `
  --paper: #fbf8f4;
  --surface: #fffdfb;
  --mist: #eef3f0;
  --blush: #f9e7df;
  --peach: #f6c9b3;
  --sand: #f3ece1;
  --dew-tint: #dde9e3;
  --danger-tint: #fbeae7;
  --gold-tint: #f7eedd;
  --disabled: #e6ded5;

  --ink: #221c1a; /* 15.9 / 15.0 / 14.0 */
  --ink-2: #5a504b; /* 7.4 / 7.0 / 6.5: secondary text */
  --ink-3: #6b605a; /* 5.8 / 5.4 / 5.1: captions, MRP; not on peach (4.0) */
  --dew: #1f5a4a; /* 7.6 / 7.1 / 6.7: actions, savings */
  --dew-hover: #17473a;
  --dew-press: #103429;
  --gold: #b98a44; /* 2.9: stars only, the figure beside them is ink */
  --gold-ink: #7a5520; /* 6.3 / 6.0 / 5.6: gold when it is text */
  --danger: #b3261e; /* 6.2 / 5.8 / 5.5 */
  --danger-hover: #941d17;
  --line: #e6ded5; /* hairline, decoration only */
  --line-strong: #8e827a; /* 3.5: borders of inputs and checkboxes */
  --scrim: rgb(34 28 26 / 0.46);
`;

const withColours = (colours: string) => `
  :root {
${colours}
    --t-hero: clamp(2.75rem, 1.7rem + 4.6vw, 5.5rem);
    --t-h1: clamp(2rem, 1.6rem + 1.7vw, 3.25rem);
    --t-h2: clamp(1.625rem, 1.4rem + 1vw, 2.375rem);
    --t-h3: clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem);
    --t-lead: clamp(1.0625rem, 1rem + 0.3vw, 1.25rem);
    --t-body: 1rem;
    --t-small: 0.9375rem;
    --t-cap: 0.875rem;
    --t-micro: 0.8125rem;

    --s1: 4px;
    --s2: 8px;
    --s3: 12px;
    --s4: 16px;
    --s5: 20px;
    --s6: 24px;
    --s8: 32px;
    --s10: 40px;
    --s12: 48px;
    --s16: 64px;
    --gutter: clamp(16px, 4.4vw, 64px);
    --section: clamp(56px, 8vw, 120px);
    --max: 1360px;
    --tap: 44px;

    --r-s: 8px;
    --r-m: 12px;
    --r-l: 16px;
    --r-xl: 20px;
    --r-pill: 999px;
    --hair: 1px solid var(--line);
    /* the one shadow: drawer, sheet, dialog, toast, menu */
    --float: 0 1px 2px rgb(43 31 24 / 0.06), 0 18px 48px -12px rgb(43 31 24 / 0.22);
    --ring: 0 0 0 2px var(--paper), 0 0 0 4px var(--dew);

    --d-press: 90ms;
    --d-fast: 160ms;
    --d-base: 240ms;
    --d-slow: 420ms;
    --d-loader: 1.8s;
    --e-out: cubic-bezier(0.2, 0.7, 0.2, 1);
    --e-in: cubic-bezier(0.6, 0, 0.9, 0.4);
    --e-soft: cubic-bezier(0.4, 0, 0.2, 1);

    --z-bar: 20;
    --z-scrim: 40;
    --z-dialog: 60;
    --z-toast: 70;
  }
  @media (prefers-reduced-motion: reduce) {
    :root {
      --d-press: 0ms;
      --d-fast: 0ms;
      --d-base: 0ms;
      --d-slow: 0ms;
    }
  }
  @media (prefers-contrast: more) {
    :root {
      --ink-2: #221c1a;
      --ink-3: #3a322e;
      --line: #8e827a;
      --line-strong: #221c1a;
      --dew: #123e32;
      --scrim: rgb(0 0 0 / 0.7);
    }
  }
`;

/**
 * All named design tokens; `npm run brand` checks the contrast of the colours. This file imports nothing and every
 * layer may import it, so that mails and invoices have the same colours and a bundle gets only the palette.
 */
export const tokens = /* @__PURE__ */ withColours(COLOURS);

/** The colours of a mail in dark mode; all others are those of the page. */
export const darkMail = {
  paper: '#1a1614',
  ink: '#f3ece4',
  'ink-2': '#bdb0a6',
  line: '#3d3530',
  dew: '#8fcbb6',
  /** Text on a button. */
  'on-dew': '#14211c',
} as const;

/** A colour by its token, as in colourOf('dew'). Throws for a name without a colour in hex digits. */
export function colourOf(name: string): string {
  const [, colour] = new RegExp(`--${name}: (#[0-9a-fA-F]{6});`).exec(COLOURS) ?? [];
  if (colour === undefined) throw new Error(`src/ui/theme/tokens.ts has no --${name} of six hex digits.`);
  return colour;
}
