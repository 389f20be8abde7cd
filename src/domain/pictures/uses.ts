/** A use of pictures: the widths that are encoded, the width in the address, and the minimum width, all in px. */
export interface PictureUse {
  widths: readonly number[];
  main: number;
  least: number;
}

/** The names are stored with each picture, so they stay. */
export const PICTURE_USES = {
  /** Products and combos: two columns or full width on a phone; on a desktop also enlarged. */
  shelf: { widths: [360, 640, 800, 1200], main: 800, least: 400 },
  /** Banners, for wide screens and for phones. */
  bannerWide: { widths: [960, 1440, 1920, 2400], main: 1440, least: 960 },
  bannerTall: { widths: [480, 800, 1200], main: 800, least: 480 },
  highlight: { widths: [480, 800, 1200], main: 800, least: 480 },
} as const satisfies Record<string, PictureUse>;

export type PictureUseName = keyof typeof PICTURE_USES;

export const isPictureUse = (name: string): name is PictureUseName => Object.hasOwn(PICTURE_USES, name);

export const PICTURE_TYPES = { avif: 'image/avif', webp: 'image/webp' } as const;
export type MadeFormat = keyof typeof PICTURE_TYPES;

/** The file name of a picture in one width and format. `hash` is that of the uploaded bytes. */
export const pictureFile = (hash: string, width: number, format: MadeFormat): string =>
  `${hash}-${width}.${format}`;

/** The address of a picture; the other widths have addresses next to it. */
export const pictureAddress = (hash: string, use: PictureUseName): string =>
  `/media/${pictureFile(hash, PICTURE_USES[use].main, 'webp')}`;

const FILE = /^[0-9a-f]{32}-\d{3,4}\.(avif|webp)$/;

/** The format of one of the shop's files; null for any other name. */
export function formatOfFile(name: string): MadeFormat | null {
  const [, format] = FILE.exec(name) ?? [];
  return (format as MadeFormat | undefined) ?? null;
}
