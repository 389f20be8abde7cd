import { type Typefaces } from '../fonts/typefaces';

/** One picture: its file name without width and ending, the widths it is kept in, its drawing. */
export interface Shot {
  name: string;
  widths: readonly number[];
  /** Without a ground of its own: keeps its alpha. */
  transparent?: boolean;
  /** Part of the brand, not of the demo catalogue: stored in public/brand, as WebP only. */
  isBrand?: boolean;
  draw: (faces: Typefaces) => string;
}
