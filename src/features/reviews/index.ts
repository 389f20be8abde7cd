export { Columns, Entry, ShopAnswer } from './Reviews.styles';
export { Questions } from './questions/Questions';
export { questionsReducer } from './questions/questionsSlice';
export { questionsSaga } from './questions/questionsSaga';
export { ReviewPhotos } from './photos/ReviewPhotos';
export { ReviewActs } from './ReviewActs';
export { WriteReview } from './writing/WriteReview';
export { reviewsSaga } from './reviewsSaga';
export { reviewPageKey, reviewPageRequested, reviewsReducer, selectReviewPage } from './reviewsSlice';
