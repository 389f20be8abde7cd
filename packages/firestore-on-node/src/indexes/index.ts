export { FirestoreError } from '../errors';
export { type FieldPath } from '../paths/fieldPath';
export { parseQuery } from '../query/parseQuery';
export { type Query } from '../query/types';
export { parseIndexFile } from './indexFile';
export { missingIndex } from './missingIndex';
export type { IndexDefinition, IndexField, IndexSet } from './types';
