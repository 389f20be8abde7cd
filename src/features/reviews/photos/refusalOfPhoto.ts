import { MAX_PHOTO_BYTES, photoTooHeavy, validatePhoto } from '@/domain/pictures/validatePicture';

/** Why the shop would refuse the file, checked before the upload; null if it is fine. */
export async function refusalOfPhoto(file: File): Promise<string | null> {
  if (file.size > MAX_PHOTO_BYTES) return photoTooHeavy.message;
  const verdict = validatePhoto(new Uint8Array(await file.arrayBuffer()));
  return verdict.ok ? null : verdict.refusal.message;
}
