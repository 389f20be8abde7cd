import { createAction } from '@reduxjs/toolkit';
import type { EditTarget } from '@/features/admin/fields';
import type { PictureForm } from '../form/forms';

/** Puts a removed picture back in its place in the form of `target`. */
export const pictureRestored = createAction<{ target: EditTarget; at: number; picture: PictureForm }>(
  'admin/editor/pictureRestored',
);
