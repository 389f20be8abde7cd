export { Referrals } from './Referrals';
export { referralsReducer } from './referralsSlice';
export { referralsSaga } from './referralsSaga';
