import { type MessageName } from './messages';

interface Oneof {
  readonly name: string;
  readonly fields: readonly string[];
}

const READ_AT: Oneof = {
  name: 'consistency_selector',
  fields: ['transaction', 'newTransaction', 'readTime'],
};

/** The fields of a message of which only one may be set: the oneofs of google/firestore/v1. */
export const ONEOFS: Partial<Record<MessageName, Oneof>> = {
  BatchGetDocumentsRequest: READ_AT,
  RunQueryRequest: READ_AT,
  RunAggregationQueryRequest: READ_AT,
  TransactionOptions: { name: 'mode', fields: ['readOnly', 'readWrite'] },
  Write: { name: 'operation', fields: ['update', 'delete', 'verify', 'transform'] },
  FieldTransform: {
    name: 'transform_type',
    fields: [
      ...['setToServerValue', 'increment', 'maximum', 'minimum'],
      ...['appendMissingElements', 'removeAllFromArray'],
    ],
  },
  Precondition: { name: 'condition_type', fields: ['exists', 'updateTime'] },
  Value: {
    name: 'value_type',
    fields: [
      ...['nullValue', 'booleanValue', 'integerValue', 'doubleValue', 'timestampValue', 'stringValue'],
      ...['bytesValue', 'referenceValue', 'geoPointValue', 'arrayValue', 'mapValue'],
    ],
  },
  Filter: { name: 'filter_type', fields: ['compositeFilter', 'fieldFilter', 'unaryFilter'] },
  Aggregation: { name: 'operator', fields: ['count', 'sum', 'avg'] },
};
