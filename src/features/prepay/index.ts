export { PrepayOffer } from './PrepayOffer';
export { prepaySaga } from './prepaySaga';
export { prepayReducer } from './prepaySlice';
