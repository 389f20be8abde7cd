import { ACCEPTED } from '@/domain/pictures/judge';
import { PICTURE_USES, type PictureUseName } from '@/domain/pictures/uses';
import type { Upload } from './uploadsSlice';

export const uploadTexts = {
  lost: 'This file is no longer at hand. Please choose it again.',
  cutOff: (names: readonly string[]) =>
    names.length === 1
      ? `“${names[0] ?? ''}” was on its way when the page was loaded anew, and did not arrive. Choose it again.`
      : `${names.length} pictures were on their way when the page was loaded anew, and did not arrive. Choose them again.`,
  accepted: (use: PictureUseName) =>
    `${ACCEPTED}, up to 10 MB, at least ${PICTURE_USES[use].least} pixels wide.`,
  drop: 'Drop it here',
  camera: 'From the camera or the gallery',
  waiting: 'Waits for its turn',
  preparing: 'Being prepared for the shop',
  sending: (percent: number) => `Uploading, ${percent}%`,
} as const;

/** How far an upload has come, in words. */
export function progressText({ state }: Upload): string {
  switch (state.status) {
    case 'waiting':
      return uploadTexts.waiting;
    case 'sending':
      return uploadTexts.sending(state.percent);
    case 'preparing':
      return uploadTexts.preparing;
    case 'failed':
      return state.reason;
    case 'done':
      return 'Done';
  }
}
