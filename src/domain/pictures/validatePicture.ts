import { brandsOf, isHeic } from './avif';
import { latin1At } from './bytes';
import { readPictureHeader, type PictureHeader } from './header';
import { jpegScans } from './jpeg';
import { hidesMarkup } from './markup';
import { messages } from './messages/refusals';
import { PICTURE_USES, type PictureUseName } from './uses';

/** Bytes. */
export const MAX_BYTES = 10 * 1024 * 1024;
/** Bytes of a shopper's photo. */
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024;
/** Pixels. */
const MIN_PHOTO_SIDE = 160;
export const MAX_PIXELS = 40_000_000;
export const MAX_SIDE_PIXELS = 12_000;
/** Scans of a JPEG; cameras and programs write 1 to about 20. Each costs a decoder 13 ms at 40 megapixels (measured). */
const MAX_SCANS = 100;

export type PictureRefusal = {
  kind: 'too_heavy' | 'not_a_picture' | 'too_many_pixels' | 'too_small' | 'animated' | 'damaged';
  message: string;
};

export type PictureValidation = { ok: true; header: PictureHeader } | { ok: false; refusal: PictureRefusal };

const no = (kind: PictureRefusal['kind'], message: string): { ok: false; refusal: PictureRefusal } => ({
  ok: false,
  refusal: { kind, message },
});

export const tooHeavy: PictureRefusal = { kind: 'too_heavy', message: messages.tooHeavy };
export const photoTooHeavy: PictureRefusal = { kind: 'too_heavy', message: messages.photoTooHeavy };
export const damaged: PictureRefusal = { kind: 'damaged', message: messages.damaged };

/** Names a common format that the shop does not accept. */
function mistaken(bytes: Uint8Array): string {
  if (bytes.length === 0) return messages.empty;
  if (isHeic(brandsOf(bytes))) return messages.heic;
  const start = latin1At(bytes, 0, 512);
  if (/^GIF8[79]a/.test(start)) return messages.gif;
  if (start.startsWith('%PDF')) return messages.pdf;
  if (/<svg[\s>]/i.test(start)) return messages.svg;
  return messages.notAPicture;
}

/**
 * Returns the reason why a picture, rotated upright, is too small for its use; null when it is large
 * enough.
 */
export function tooSmall(width: number, height: number, use: PictureUseName): PictureRefusal | null {
  const { least } = PICTURE_USES[use];
  if (width >= least) return null;
  return { kind: 'too_small', message: messages.tooSmall(width, height, least) };
}

/**
 * Decides from the bytes alone whether a picture may be decoded for this use; a claimed name or type is
 * ignored. Damage inside the pixels shows only when decoding.
 */
export function validatePicture(bytes: Uint8Array, use: PictureUseName): PictureValidation {
  const validation = validateFile(bytes, { maxBytes: MAX_BYTES, tooHeavy });
  if (!validation.ok) return validation;
  const { width, height } = validation.header;
  // The rotation is not known yet.
  const small = tooSmall(height, width, use) && tooSmall(width, height, use);
  return small ? { ok: false, refusal: small } : validation;
}

/** Decides the same for a shopper's photo, which may have any size above a thumbnail's. */
export function validatePhoto(bytes: Uint8Array): PictureValidation {
  const validation = validateFile(bytes, { maxBytes: MAX_PHOTO_BYTES, tooHeavy: photoTooHeavy });
  if (!validation.ok) return validation;
  const { width, height } = validation.header;
  if (Math.min(width, height) >= MIN_PHOTO_SIDE) return validation;
  return no('too_small', messages.photoTooSmall(width, height));
}

/** The checks that every file must pass, for any use. */
function validateFile(
  bytes: Uint8Array,
  { maxBytes, tooHeavy: refusal }: { maxBytes: number; tooHeavy: PictureRefusal },
): PictureValidation {
  if (bytes.length > maxBytes) return { ok: false, refusal };
  const header = readPictureHeader(bytes);
  if (!header) return no('not_a_picture', mistaken(bytes));
  if (hidesMarkup(bytes)) return no('not_a_picture', messages.hidesMarkup);
  const { width, height, animated } = header;
  if (width > MAX_SIDE_PIXELS || height > MAX_SIDE_PIXELS || width * height > MAX_PIXELS) {
    return no('too_many_pixels', messages.tooManyPixels(width, height, MAX_PIXELS / 1_000_000));
  }
  if (header.format === 'jpeg' && jpegScans(bytes) > MAX_SCANS) return { ok: false, refusal: damaged };
  if (animated) return no('animated', messages.animated);
  return { ok: true, header };
}
