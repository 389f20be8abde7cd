import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { UploadedPicture } from '@/domain/contracts/picture';
import type { PictureUseName } from '@/domain/pictures/uses';
import { heldFiles } from '@/services';
import type { AdminRoot } from '../adminReducer';
import { selectCutOff, selectUploads, uploadsActions, type Upload } from './uploadsSlice';

export interface UploadPlace {
  /** Names this part of the form, the same after a reload: 'products/rose-mist', 'banners/new/wide'. */
  place: string;
  use: PictureUseName;
  /** While the form cannot take anything, what is done waits. */
  paused?: boolean;
  onPicture: (picture: UploadedPicture, upload: Upload) => void;
}

/** The uploads of one part of a form; each that is done is handed over once. */
export function usePictureUploads({ place, use, paused = false, onPicture }: UploadPlace) {
  const dispatch = useDispatch();
  const uploads = useSelector(selectUploads).filter((upload) => upload.place === place);
  const cutOff = useSelector((state: AdminRoot) => selectCutOff(state, place));

  useEffect(() => {
    dispatch(uploadsActions.placeOpened(place));
    return () => void dispatch(uploadsActions.placeLeft(place));
  }, [dispatch, place]);

  // One at a time: the form that takes the next one has the one before it already.
  const done = paused ? undefined : uploads.find(({ state }) => state.status === 'done');
  useEffect(() => {
    if (done?.state.status !== 'done') return;
    dispatch(uploadsActions.uploadRemoved(done.id));
    onPicture(done.state.picture, done);
  }, [dispatch, done, onPicture]);

  return {
    uploads: uploads.filter(({ state }) => state.status !== 'done' || paused),
    cutOff,
    choose(files: readonly File[]) {
      const held = files.map((file) => ({ id: heldFiles.hold(file), name: file.name || 'Picture' }));
      if (held.length > 0) dispatch(uploadsActions.filesChosen({ place, use, files: held }));
    },
    again: (id: string) => dispatch(uploadsActions.uploadRetried(id)),
    remove: (id: string) => dispatch(uploadsActions.uploadRemoved(id)),
    dismissCutOff: () => dispatch(uploadsActions.cutOffDismissed(place)),
  };
}
