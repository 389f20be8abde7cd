import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UploadedPicture } from '@/domain/contracts/picture';
import type { PictureUseName } from '@/domain/pictures/uses';
import type { AdminRoot } from '../adminReducer';

export type UploadState =
  | { status: 'waiting' }
  /** Whole percent that have left. */
  | { status: 'sending'; percent: number }
  /** All of it has left: the shop makes its widths. */
  | { status: 'preparing' }
  /** `again`: whether the same file may do better another time. */
  | { status: 'failed'; reason: string; again: boolean }
  | { status: 'done'; picture: UploadedPicture };

/** A file on its way; `id` is that of the held file. */
export interface Upload {
  id: string;
  /** The part of a form that it is for. */
  place: string;
  use: PictureUseName;
  /** Of the file, for people. */
  name: string;
  state: UploadState;
}

export interface UploadsState {
  uploads: Upload[];
  /** The files that a reload cut off. */
  cutOff: { place: string; names: string[] }[];
}

export interface ChosenFiles {
  place: string;
  use: PictureUseName;
  files: { id: string; name: string }[];
}

const initialState: UploadsState = { uploads: [], cutOff: [] };

const elsewhere = ({ cutOff }: UploadsState, place: string) => cutOff.filter((one) => one.place !== place);

const slice = createSlice({
  name: 'admin/uploads',
  initialState,
  reducers: {
    /** A part of a form that takes pictures is on the screen. */
    placeOpened: (_state, _action: PayloadAction<string>) => undefined,
    placeLeft(state, { payload: place }: PayloadAction<string>) {
      state.uploads = state.uploads.filter((upload) => upload.place !== place);
      state.cutOff = elsewhere(state, place);
    },
    filesChosen(state, { payload: { place, use, files } }: PayloadAction<ChosenFiles>) {
      state.cutOff = elsewhere(state, place);
      for (const file of files) state.uploads.push({ ...file, place, use, state: { status: 'waiting' } });
    },
    uploadMoved(state, { payload }: PayloadAction<{ id: string; state: UploadState }>) {
      const upload = state.uploads.find(({ id }) => id === payload.id);
      if (upload) upload.state = payload.state;
    },
    uploadRetried(state, { payload: id }: PayloadAction<string>) {
      const upload = state.uploads.find((one) => one.id === id);
      if (upload) upload.state = { status: 'waiting' };
    },
    /** Given up by the admin, or, when it is done, taken over by the form. */
    uploadRemoved(state, { payload: id }: PayloadAction<string>) {
      state.uploads = state.uploads.filter((upload) => upload.id !== id);
    },
    cutOffFound(state, { payload }: PayloadAction<{ place: string; names: string[] }>) {
      state.cutOff = [...elsewhere(state, payload.place), payload];
    },
    cutOffDismissed(state, { payload: place }: PayloadAction<string>) {
      state.cutOff = elsewhere(state, place);
    },
  },
});

export const uploadsActions = slice.actions;
export const uploadsReducer = slice.reducer;

export const selectUploads = (state: AdminRoot) => state.admin.uploads.uploads;
export const selectCutOff = (state: AdminRoot, place: string) =>
  state.admin.uploads.cutOff.find((one) => one.place === place)?.names;
/** Whether it has not arrived and may still do. */
export const isOwed = (upload: Upload) =>
  isUnderWay(upload) || (upload.state.status === 'failed' && upload.state.again);
/** Whether it is still on its way. */
export const isUnderWay = ({ state }: Upload) => state.status !== 'failed' && state.status !== 'done';
