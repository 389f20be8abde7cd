export { SearchBox } from './SearchBox';
export { searchSaga } from './searchSaga';
export { searchReducer, searchTermChanged } from './searchSlice';
