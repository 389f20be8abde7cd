import { latin1At, u32 } from './bytes';
import type { PictureHeader } from './header';

interface Box {
  type: string;
  /** Start and end of its content. */
  from: number;
  to: number;
}

/** The consecutive boxes from `from` to `to`; an invalid length ends the list. */
function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to && boxes.length < 1000;) {
    const length = u32(bytes, at);
    // Length 0 means up to the end of the file.
    const end = length === 0 ? to : at + length;
    if ((length !== 0 && length < 8) || end > to) break;
    boxes.push({ type: latin1At(bytes, at + 4, 4), from: at + 8, to: end });
    at = end;
  }
  return boxes;
}

/** Boxes with a version begin with these bytes. */
const VERSION = 4;

/** The brands of a file, the major one first; empty for another format. */
export function brandsOf(bytes: Uint8Array): string[] {
  if (latin1At(bytes, 4, 4) !== 'ftyp') return [];
  const end = Math.min(u32(bytes, 0), bytes.length, 400);
  const brands = end >= 16 ? [latin1At(bytes, 8, 4)] : [];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(latin1At(bytes, at, 4));
  return brands;
}

const HEIC = /^(hei[cmsx]|hev[cmsx])$/;
export const isHeic = (brands: readonly string[]): boolean => brands.some((brand) => HEIC.test(brand));

/** The boxes name the picture's size and that of each tile; the largest is the picture's. */
export function readAvif(bytes: Uint8Array): PictureHeader | null {
  const brands = brandsOf(bytes);
  if (!brands.some((brand) => brand === 'avif' || brand === 'avis') || isHeic(brands)) return null;
  const find = (boxes: Box[], type: string) => boxes.filter((box) => box.type === type);
  const within = ({ from, to }: Box, skip = 0) => boxesIn(bytes, from + skip, to);
  const meta = find(boxesIn(bytes, 0, bytes.length), 'meta').flatMap((box) => within(box, VERSION));
  const shared = find(meta, 'iprp').flatMap((box) => find(within(box), 'ipco'));
  const sizes = shared
    .flatMap((box) => find(within(box), 'ispe'))
    .map(({ from }) => ({ width: u32(bytes, from + VERSION), height: u32(bytes, from + VERSION + 4) }));
  const [first, ...others] = sizes;
  if (!first) return null;
  const area = ({ width, height }: typeof first) => width * height;
  const largest = others.reduce((biggest, one) => (area(one) > area(biggest) ? one : biggest), first);
  return { format: 'avif', ...largest, animated: brands[0] === 'avis' };
}
