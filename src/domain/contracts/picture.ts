import type { PictureDraft } from '../catalogue/draft/draft';
import type { PictureUseName } from '../pictures/uses';

/** An uploaded picture as documents store it, without the alt text that the team types. */
export type UploadedPicture = Omit<PictureDraft, 'alt'>;

/** POST /api/admin/pictures?use=…: the raw bytes of the picture. Equal bytes are stored once. */
export const picturesPath = (use: PictureUseName): string => `/api/admin/pictures?use=${use}`;

export interface PictureResponse {
  success: true;
  picture: UploadedPicture;
}
