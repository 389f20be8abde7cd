import type { PictureDraft } from '../catalogue/draft/draft';
import type { PictureUseName } from '../pictures/uses';

/** A picture that the shop keeps, as documents hold it; what it shows is for people to say. */
export type UploadedPicture = Omit<PictureDraft, 'alt'>;

/** POST /api/admin/pictures?use=…: the picture's bytes as they are. The same bytes again are the same picture. */
export const picturesPath = (use: PictureUseName): string => `/api/admin/pictures?use=${use}`;

export interface PictureResponse {
  success: true;
  picture: UploadedPicture;
}
