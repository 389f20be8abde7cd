import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { UploadedPicture } from '@/domain/contracts/picture';
import type { PictureUseName } from '@/domain/pictures/uses';
import { heldFiles } from '@/services';
import {
  selectInterrupted,
  selectUploads,
  uploadsActions,
  type Upload,
  type UploadsRoot,
} from './uploadsSlice';
import { messages } from './messages';

export interface UploadPlace {
  /** Names this part of the form, the same after a reload: 'products/rose-mist', 'banners/new/wide'. */
  place: string;
  use: PictureUseName;
  /** While the form cannot change, finished uploads wait. */
  paused?: boolean;
  onPicture: (picture: UploadedPicture, upload: Upload) => void;
}

/** The uploads of one part of a form. Each finished upload is passed to `onPicture` once. */
export function usePictureUploads({ place, use, paused = false, onPicture }: UploadPlace) {
  const dispatch = useDispatch();
  const uploads = useSelector(selectUploads).filter((upload) => upload.place === place);
  const interrupted = useSelector((state: UploadsRoot) => selectInterrupted(state, place));

  useEffect(() => {
    dispatch(uploadsActions.placeOpened(place));
    return () => void dispatch(uploadsActions.placeLeft(place));
  }, [dispatch, place]);

  // One at a time, so that the form has each picture before it gets the next.
  const done = paused ? undefined : uploads.find(({ state }) => state.status === 'done');
  useEffect(() => {
    if (done?.state.status !== 'done') return;
    dispatch(uploadsActions.uploadRemoved(done.id));
    onPicture(done.state.picture, done);
  }, [dispatch, done, onPicture]);

  return {
    uploads: uploads.filter(({ state }) => state.status !== 'done' || paused),
    interrupted,
    choose(files: readonly File[]) {
      const chosenFiles = files.map((file) => ({
        id: heldFiles.hold(file),
        name: file.name || messages.unnamed,
      }));
      if (chosenFiles.length > 0) dispatch(uploadsActions.filesChosen({ place, use, files: chosenFiles }));
    },
    again: (id: string) => dispatch(uploadsActions.uploadRetried(id)),
    remove: (id: string) => dispatch(uploadsActions.uploadRemoved(id)),
    dismissInterrupted: () => dispatch(uploadsActions.interruptedDismissed(place)),
  };
}
