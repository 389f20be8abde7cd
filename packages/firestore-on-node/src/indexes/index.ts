export { parseQuery } from '../query/parseQuery';
export { parseIndexFile } from './indexFile';
export { missingIndex } from './missingIndex';
export type { IndexDefinition, IndexField, IndexSet } from './types';
