export { Referrals } from './Referrals';
export { referralsReducer, selectReferrals } from './referralsSlice';
export { referralsSaga } from './referralsSaga';
