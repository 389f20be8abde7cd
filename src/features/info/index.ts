export { infoSaga } from './infoSaga';
export { infoReducer, type InfoState, type WithInfo } from './infoSlice';
