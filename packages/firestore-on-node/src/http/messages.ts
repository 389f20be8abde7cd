import { type ScalarType } from './scalars';

/** The type of a field: a checked scalar, one that its reader checks, a message, a list of these, or a map. */
export type FieldType = 'scalar' | ScalarType | MessageName | { readonly mapOf: 'scalar' | 'Value' };

const SCALARS = (names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, 'scalar'] as const));
const READ = { transaction: 'TYPE_BYTES', readTime: 'scalar' } as const;
const ONE_FIELD = { field: 'FieldReference' } as const;

// The google/firestore/v1 messages of requests: firestore.proto, write.proto, query.proto, document.proto.
const MESSAGES = {
  BatchGetDocumentsRequest: {
    ...READ,
    ...SCALARS('database documents'),
    mask: 'DocumentMask',
    newTransaction: 'TransactionOptions',
  },
  BatchWriteRequest: { database: 'scalar', writes: 'Write', labels: { mapOf: 'scalar' } },
  BeginTransactionRequest: { database: 'scalar', options: 'TransactionOptions' },
  CommitRequest: { database: 'scalar', transaction: 'TYPE_BYTES', writes: 'Write' },
  RollbackRequest: { database: 'scalar', transaction: 'TYPE_BYTES' },
  ListCollectionIdsRequest: SCALARS('parent pageSize pageToken readTime'),
  PartitionQueryRequest: {
    ...SCALARS('parent partitionCount pageToken pageSize readTime'),
    structuredQuery: 'StructuredQuery',
  },
  RunQueryRequest: {
    ...READ,
    parent: 'scalar',
    structuredQuery: 'StructuredQuery',
    newTransaction: 'TransactionOptions',
    explainOptions: 'ExplainOptions',
  },
  RunAggregationQueryRequest: {
    ...READ,
    parent: 'scalar',
    structuredAggregationQuery: 'StructuredAggregationQuery',
    newTransaction: 'TransactionOptions',
    explainOptions: 'ExplainOptions',
  },
  TransactionOptions: { readOnly: 'ReadOnly', readWrite: 'ReadWrite' },
  ReadOnly: SCALARS('readTime'),
  ReadWrite: { retryTransaction: 'TYPE_BYTES' },
  ExplainOptions: { analyze: 'TYPE_BOOL' },
  Write: {
    delete: 'TYPE_STRING',
    verify: 'TYPE_STRING',
    update: 'Document',
    transform: 'DocumentTransform',
    updateMask: 'DocumentMask',
    updateTransforms: 'FieldTransform',
    currentDocument: 'Precondition',
  },
  DocumentTransform: { document: 'TYPE_STRING', fieldTransforms: 'FieldTransform' },
  FieldTransform: {
    fieldPath: 'TYPE_STRING',
    setToServerValue: 'scalar',
    increment: 'Value',
    maximum: 'Value',
    minimum: 'Value',
    appendMissingElements: 'ArrayValue',
    removeAllFromArray: 'ArrayValue',
  },
  Precondition: { exists: 'TYPE_BOOL', updateTime: 'scalar' },
  DocumentMask: { fieldPaths: 'TYPE_STRING' },
  Document: { name: 'TYPE_STRING', ...SCALARS('createTime updateTime'), fields: { mapOf: 'Value' } },
  Value: {
    ...SCALARS('nullValue timestampValue'),
    booleanValue: 'TYPE_BOOL',
    integerValue: 'TYPE_INT64',
    doubleValue: 'TYPE_DOUBLE',
    stringValue: 'TYPE_STRING',
    bytesValue: 'TYPE_BYTES',
    referenceValue: 'TYPE_STRING',
    geoPointValue: 'LatLng',
    arrayValue: 'ArrayValue',
    mapValue: 'MapValue',
  },
  LatLng: { latitude: 'TYPE_DOUBLE', longitude: 'TYPE_DOUBLE' },
  ArrayValue: { values: 'Value' },
  MapValue: { fields: { mapOf: 'Value' } },
  StructuredQuery: {
    ...SCALARS('offset limit'),
    select: 'Projection',
    from: 'CollectionSelector',
    where: 'Filter',
    orderBy: 'Order',
    startAt: 'Cursor',
    endAt: 'Cursor',
    findNearest: 'FindNearest',
  },
  Projection: { fields: 'FieldReference' },
  CollectionSelector: { collectionId: 'TYPE_STRING', allDescendants: 'TYPE_BOOL' },
  Filter: { compositeFilter: 'CompositeFilter', fieldFilter: 'FieldFilter', unaryFilter: 'UnaryFilter' },
  CompositeFilter: { op: 'scalar', filters: 'Filter' },
  FieldFilter: { field: 'FieldReference', op: 'scalar', value: 'Value' },
  UnaryFilter: { op: 'scalar', field: 'FieldReference' },
  FieldReference: { fieldPath: 'TYPE_STRING' },
  Order: { field: 'FieldReference', direction: 'scalar' },
  Cursor: { values: 'Value', before: 'TYPE_BOOL' },
  FindNearest: {
    ...SCALARS('distanceMeasure limit distanceResultField distanceThreshold'),
    vectorField: 'FieldReference',
    queryVector: 'Value',
  },
  StructuredAggregationQuery: { structuredQuery: 'StructuredQuery', aggregations: 'Aggregation' },
  Aggregation: { alias: 'TYPE_STRING', count: 'Count', sum: 'Sum', avg: 'Avg' },
  Count: SCALARS('upTo'),
  Sum: ONE_FIELD,
  Avg: ONE_FIELD,
} as const;

export type MessageName = keyof typeof MESSAGES;

/** The fields of each message by their JSON names. */
export const FIELDS: ReadonlyMap<MessageName, ReadonlyMap<string, FieldType>> = new Map(
  Object.entries(MESSAGES).map(([name, fields]) => [
    name as MessageName,
    new Map<string, FieldType>(Object.entries(fields)),
  ]),
);
