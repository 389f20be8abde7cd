export { infoSaga } from './infoSaga';
export { infoReducer } from './infoSlice';
