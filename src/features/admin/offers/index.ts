export { OffersScreen } from './OffersScreen';
export { OfferTrial } from './OfferTrial';
export { ScheduledFields } from './ScheduledFields';
export { scopeWords } from './messages';
