export { PrepayOffer } from './PrepayOffer';
export { prepaySaga } from './prepaySaga';
export { prepayReducer, type PrepayTarget } from './prepaySlice';
