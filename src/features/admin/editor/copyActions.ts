import { createAction } from '@reduxjs/toolkit';
import type { EditKind } from '../shared';
import type { Form } from './forms';

interface Copy {
  kind: EditKind;
  form: Form;
}

/** The admin wants to start something new from a copy. */
export const copyRequested = createAction<Copy>('admin/editor/copyRequested');
/** No unsaved new item is lost by the copy, or the colleague agreed to lose it. */
export const copyConfirmed = createAction<Copy>('admin/editor/copyConfirmed');
