/** A colour token of a text or icon, its backgrounds, and the contrast ratio that WCAG 2.2 requires. */
interface Pairs {
  colour: string;
  grounds: readonly string[];
  ratio: number;
}

/** AA for text (1.4.3), and for meaningful icons and borders (1.4.11). */
const TEXT = 4.5;
const SIGN = 3;

const PAGE = ['paper', 'surface', 'mist', 'blush', 'sand'];

/** The pairs that the screens use. A new one is added here. */
const PAIRS: readonly Pairs[] = [
  { colour: 'ink', grounds: [...PAGE, 'peach', 'dew-tint', 'danger-tint', 'gold-tint'], ratio: TEXT },
  { colour: 'ink-2', grounds: [...PAGE, 'dew-tint', 'gold-tint'], ratio: TEXT },
  { colour: 'ink-3', grounds: PAGE, ratio: TEXT },
  { colour: 'dew', grounds: [...PAGE, 'dew-tint'], ratio: TEXT },
  { colour: 'gold-ink', grounds: [...PAGE, 'gold-tint'], ratio: TEXT },
  { colour: 'danger', grounds: [...PAGE, 'danger-tint'], ratio: TEXT },
  {
    colour: 'paper',
    grounds: ['dew', 'dew-hover', 'dew-press', 'danger', 'danger-hover', 'ink'],
    ratio: TEXT,
  },
  { colour: 'surface', grounds: ['dew', 'danger'], ratio: TEXT },
  { colour: 'peach', grounds: ['dew', 'ink'], ratio: TEXT },
  { colour: 'dew-tint', grounds: ['dew'], ratio: TEXT },
  { colour: 'line-strong', grounds: ['paper', 'surface'], ratio: SIGN },
];

type Colours = ReadonlyMap<string, string>;

const coloursIn = (css: string): [string, string][] =>
  [...css.matchAll(/--([\w-]+): (#[0-9a-fA-F]{6});/g)].map(([, name = '', colour = '']) => [name, colour]);

/** The colours of the tokens, normally and with `prefers-contrast: more`. */
export function palettes(tokens: string): Record<'normal' | 'more contrast', Colours> {
  const [normal = '', more = ''] = tokens.split('@media (prefers-contrast: more)');
  return {
    normal: new Map(coloursIn(normal)),
    'more contrast': new Map([...coloursIn(normal), ...coloursIn(more)]),
  };
}

/** WCAG's relative luminance of a colour in six hex digits. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast ratio of two colours, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

interface Shortfall {
  colour: string;
  ground: string;
  /** The contrast that is too low; null when one of the two is missing. */
  is: string | null;
  ratio: number;
}

/** The pairs of which a colour is missing, or which are below their ratio. */
const shortfalls = (pairs: readonly Pairs[], colours: Colours): Shortfall[] =>
  pairs.flatMap(({ colour, grounds, ratio }) =>
    grounds.flatMap((ground): Shortfall[] => {
      const [front, back] = [colours.get(colour), colours.get(ground)];
      if (!front || !back) return [{ colour, ground, is: null, ratio }];
      const is = contrastRatio(front, back);
      return is >= ratio ? [] : [{ colour, ground, is: is.toFixed(2), ratio }];
    }),
  );

/** A sentence for each pair of tokens below WCAG AA. */
export function contrastProblems(tokens: string): string[] {
  return Object.entries(palettes(tokens)).flatMap(([palette, colours]) =>
    shortfalls(PAIRS, colours).map(({ colour, ground, is, ratio }) => {
      if (is === null) return `--${colours.has(colour) ? ground : colour} is no colour of six hex digits.`;
      const where = palette === 'normal' ? '' : ' (for who asks for more contrast)';
      return `--${colour} on --${ground} has a contrast of ${is}; ${ratio} is needed${where}.`;
    }),
  );
}

const MAIL_PAIRS: readonly Pairs[] = [
  { colour: 'ink', grounds: ['paper'], ratio: TEXT },
  { colour: 'ink-2', grounds: ['paper'], ratio: TEXT },
  { colour: 'dew', grounds: ['paper'], ratio: TEXT },
  { colour: 'on-dew', grounds: ['dew'], ratio: TEXT },
];

/** The same for a mail in a dark mail program. */
export function darkMailProblems(
  colours: Record<'paper' | 'ink' | 'ink-2' | 'dew' | 'on-dew', string>,
): string[] {
  const valid = Object.entries(colours).filter(([, colour]) => /^#[0-9a-f]{6}$/i.test(colour));
  return shortfalls(MAIL_PAIRS, new Map(valid)).map(({ colour, ground, is, ratio }) =>
    is === null
      ? `darkMail: ${colour} and ${ground} have to be colours of six hex digits.`
      : `darkMail: ${colour} on ${ground} has a contrast of ${is}; ${ratio} is needed.`,
  );
}
