import { createAction } from '@reduxjs/toolkit';
import type { EditTarget } from '@/features/admin/fields';
import type { PictureDraft } from '@/domain/catalogue/draft/draft';

/** Puts a removed picture back in its place in the form of `target`. */
export const pictureRestored = createAction<{ target: EditTarget; at: number; picture: PictureDraft }>(
  'admin/editor/pictureRestored',
);
