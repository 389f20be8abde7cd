import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UploadedPicture } from '@/domain/contracts/picture';
import type { PictureUseName } from '@/domain/pictures/uses';

export type UploadState =
  | { status: 'waiting' }
  /** Whole percent sent. */
  | { status: 'sending'; percent: number }
  /** All of it is sent, and the server makes its widths. */
  | { status: 'preparing' }
  /** `canRetry`: whether the same file may succeed at another try. */
  | { status: 'failed'; reason: string; canRetry: boolean }
  | { status: 'done'; picture: UploadedPicture };

/** The upload of a file; `id` is the id of the held file. */
export interface Upload {
  id: string;
  /** The part of the form that gets the picture. */
  place: string;
  use: PictureUseName;
  /** The name of the file. */
  name: string;
  state: UploadState;
}

export interface UploadsState {
  uploads: Upload[];
  /** Uploads that a reload interrupted. */
  interrupted: { place: string; names: string[] }[];
}

export interface ChosenFiles {
  place: string;
  use: PictureUseName;
  files: { id: string; name: string }[];
}

const initialState: UploadsState = { uploads: [], interrupted: [] };

const atOtherPlaces = ({ interrupted }: UploadsState, place: string) =>
  interrupted.filter((one) => one.place !== place);

const slice = createSlice({
  name: 'admin/uploads',
  initialState,
  reducers: {
    /** A part of a form with pictures is on the screen. */
    placeOpened: (_state, _action: PayloadAction<string>) => undefined,
    placeLeft(state, { payload: place }: PayloadAction<string>) {
      state.uploads = state.uploads.filter((upload) => upload.place !== place);
      state.interrupted = atOtherPlaces(state, place);
    },
    filesChosen(state, { payload: { place, use, files } }: PayloadAction<ChosenFiles>) {
      state.interrupted = atOtherPlaces(state, place);
      for (const file of files) state.uploads.push({ ...file, place, use, state: { status: 'waiting' } });
    },
    uploadStateChanged(state, { payload }: PayloadAction<{ id: string; state: UploadState }>) {
      const upload = state.uploads.find(({ id }) => id === payload.id);
      if (upload) upload.state = payload.state;
    },
    uploadRetried(state, { payload: id }: PayloadAction<string>) {
      const upload = state.uploads.find((one) => one.id === id);
      if (upload) upload.state = { status: 'waiting' };
    },
    /** The admin cancelled the upload, or the form has taken the finished picture. */
    uploadRemoved(state, { payload: id }: PayloadAction<string>) {
      state.uploads = state.uploads.filter((upload) => upload.id !== id);
    },
    interruptedFound(state, { payload }: PayloadAction<{ place: string; names: string[] }>) {
      state.interrupted = [...atOtherPlaces(state, payload.place), payload];
    },
    interruptedDismissed(state, { payload: place }: PayloadAction<string>) {
      state.interrupted = atOtherPlaces(state, place);
    },
  },
});

export const uploadsActions = slice.actions;
export const uploadsReducer = slice.reducer;

export interface UploadsRoot {
  admin: { uploads: UploadsState };
}
export const selectUploads = ({ admin }: UploadsRoot): Upload[] => admin.uploads.uploads;

export const selectInterrupted = ({ admin }: UploadsRoot, place: string): string[] | undefined =>
  admin.uploads.interrupted.find((one) => one.place === place)?.names;
/** Whether the upload is not finished and may still succeed. */
export const isUnfinished = (upload: Upload) =>
  isUnderWay(upload) || (upload.state.status === 'failed' && upload.state.canRetry);
/** Whether the upload is waiting or running. */
export const isUnderWay = ({ state }: Upload) => state.status !== 'failed' && state.status !== 'done';
