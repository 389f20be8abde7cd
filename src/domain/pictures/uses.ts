/** What a picture is for: the widths it is made in, the one its address names, and the least it has to be wide, all in px. */
export interface PictureUse {
  widths: readonly number[];
  main: number;
  least: number;
}

export const PICTURE_USES = {
  /** A product's or a combo's: on a phone two abreast, one, the whole screen; on a desktop, and enlarged. */
  shelf: { widths: [360, 640, 800, 1200], main: 800, least: 400 },
  /** A banner's on wide screens, and on phones. */
  bannerWide: { widths: [960, 1440, 1920, 2400], main: 1440, least: 960 },
  bannerTall: { widths: [480, 800, 1200], main: 800, least: 480 },
  highlight: { widths: [480, 800, 1200], main: 800, least: 480 },
} as const satisfies Record<string, PictureUse>;

export type PictureUseName = keyof typeof PICTURE_USES;

export const isPictureUse = (name: string): name is PictureUseName => Object.hasOwn(PICTURE_USES, name);

export const PICTURE_TYPES = { avif: 'image/avif', webp: 'image/webp' } as const;
export type MadeFormat = keyof typeof PICTURE_TYPES;

/** The file of a picture in one width and format. `hash` is that of the bytes it was made of. */
export const pictureFile = (hash: string, width: number, format: MadeFormat): string =>
  `${hash}-${width}.${format}`;

/** Where the shop serves it; its siblings are beside it. */
export const pictureAddress = (hash: string, use: PictureUseName): string =>
  `/media/${pictureFile(hash, PICTURE_USES[use].main, 'webp')}`;

const FILE = /^[0-9a-f]{32}-\d{3,4}\.(avif|webp)$/;

/** The format of a file of ours; null for any other name. */
export function formatOfFile(name: string): MadeFormat | null {
  const [, format] = FILE.exec(name) ?? [];
  return (format as MadeFormat | undefined) ?? null;
}
