import { createAction } from '@reduxjs/toolkit';
import type { EditKind, Form } from './forms';

interface Copy {
  kind: EditKind;
  form: Form;
}

/** Something new is wanted that begins as a copy. */
export const copyRequested = createAction<Copy>('admin/editor/copyRequested');
/** Nothing that was typed stands in its way, or may go. */
export const copyMade = createAction<Copy>('admin/editor/copyMade');
