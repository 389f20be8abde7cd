import type { PictureUseName } from '@/domain/pictures/uses';
import { MAX_BYTES, tooHeavy, validatePicture } from '@/domain/pictures/validatePicture';

/** Why the server would refuse the file, checked before it is sent; null if it is fine. Rejects where it cannot be read. */
export async function refusalOfPicture(file: File, use: PictureUseName): Promise<string | null> {
  if (file.size > MAX_BYTES) return tooHeavy.message;
  const verdict = validatePicture(new Uint8Array(await file.arrayBuffer()), use);
  return verdict.ok ? null : verdict.refusal.message;
}
