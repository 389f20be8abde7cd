import { adminScreen } from '../shared';

export { reviewDeskSaga } from './reviewsSaga';
export { reviewDeskReducer } from './reviewsSlice';
export const ReviewsScreen = adminScreen(
  () => import(/* webpackChunkName: "admin-reviews" */ './ReviewsScreen'),
);
