export { SearchBox } from './SearchBox';
export { searchSaga } from './searchSaga';
export {
  searchReducer,
  selectTerm,
  searchTermChanged,
  type SearchState,
  type WithSearch,
} from './searchSlice';
