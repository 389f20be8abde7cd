export { ReviewPhotos } from './ReviewPhotos';
export { ReviewActs } from './ReviewActs';
export { WriteReview } from './WriteReview';
export { reviewsSaga } from './reviewsSaga';
export { reviewsReducer } from './reviewsSlice';
