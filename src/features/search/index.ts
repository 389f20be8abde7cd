export { SearchBox } from './SearchBox';
export { searchSaga } from './searchSaga';
export { searchReducer, selectTerm, termTyped, type SearchState, type WithSearch } from './searchSlice';
