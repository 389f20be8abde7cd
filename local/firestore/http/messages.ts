/** What a field of a request holds: a scalar (or JSON that its reader checks), a message, a list of messages, a map. */
export type FieldType = 'scalar' | MessageName | { readonly mapOf: 'scalar' | 'Value' };

const SCALARS = (names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, 'scalar'] as const));
const READ = SCALARS('transaction readTime');
const ONE_FIELD = { field: 'FieldReference' } as const;

// The messages of google/firestore/v1 that requests are made of: firestore.proto, write.proto, query.proto, document.proto.
const MESSAGES = {
  BatchGetDocumentsRequest: {
    ...READ,
    ...SCALARS('database documents'),
    mask: 'DocumentMask',
    newTransaction: 'TransactionOptions',
  },
  BatchWriteRequest: { database: 'scalar', writes: 'Write', labels: { mapOf: 'scalar' } },
  BeginTransactionRequest: { database: 'scalar', options: 'TransactionOptions' },
  CommitRequest: { ...SCALARS('database transaction'), writes: 'Write' },
  RollbackRequest: SCALARS('database transaction'),
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
  ReadWrite: SCALARS('retryTransaction'),
  ExplainOptions: SCALARS('analyze'),
  Write: {
    ...SCALARS('delete verify'),
    update: 'Document',
    transform: 'DocumentTransform',
    updateMask: 'DocumentMask',
    updateTransforms: 'FieldTransform',
    currentDocument: 'Precondition',
  },
  DocumentTransform: { document: 'scalar', fieldTransforms: 'FieldTransform' },
  FieldTransform: {
    ...SCALARS('fieldPath setToServerValue'),
    ...{ increment: 'Value', maximum: 'Value', minimum: 'Value' },
    ...{ appendMissingElements: 'ArrayValue', removeAllFromArray: 'ArrayValue' },
  },
  Precondition: SCALARS('exists updateTime'),
  DocumentMask: SCALARS('fieldPaths'),
  Document: { ...SCALARS('name createTime updateTime'), fields: { mapOf: 'Value' } },
  Value: {
    ...SCALARS('nullValue booleanValue integerValue doubleValue timestampValue stringValue bytesValue'),
    referenceValue: 'scalar',
    geoPointValue: 'LatLng',
    arrayValue: 'ArrayValue',
    mapValue: 'MapValue',
  },
  LatLng: SCALARS('latitude longitude'),
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
  CollectionSelector: SCALARS('collectionId allDescendants'),
  Filter: { compositeFilter: 'CompositeFilter', fieldFilter: 'FieldFilter', unaryFilter: 'UnaryFilter' },
  CompositeFilter: { op: 'scalar', filters: 'Filter' },
  FieldFilter: { field: 'FieldReference', op: 'scalar', value: 'Value' },
  UnaryFilter: { op: 'scalar', field: 'FieldReference' },
  FieldReference: SCALARS('fieldPath'),
  Order: { field: 'FieldReference', direction: 'scalar' },
  Cursor: { values: 'Value', before: 'scalar' },
  FindNearest: {
    ...SCALARS('distanceMeasure limit distanceResultField distanceThreshold'),
    vectorField: 'FieldReference',
    queryVector: 'Value',
  },
  StructuredAggregationQuery: { structuredQuery: 'StructuredQuery', aggregations: 'Aggregation' },
  Aggregation: { alias: 'scalar', count: 'Count', sum: 'Sum', avg: 'Avg' },
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
