export { DropZone } from './DropZone';
export { InterruptedNote } from './InterruptedNote';
export { PictureUploader } from './PictureUploader';
export { UploadList } from './UploadList';
export { uploadsSaga } from './uploadsSaga';
export { isUnderWay, selectUploads, uploadsReducer } from './uploadsSlice';
export { usePictureUploads } from './usePictureUploads';
