import { invalid } from '../errors';
import { isRecord, type Json, type JsonRecord } from '../json';
import { type FieldPath, getField } from '../paths/fieldPath';
import { add, double, integer, isInt64, isNumber, type NumberValue, toNumber } from '../values/numbers';
import { checkFieldName } from '../values/parse';
import { NULL, type StoredDocument, type Value } from '../values/types';
import { parseFieldReference } from './parseFilter';
import { parseCount } from './parseQuery';

export type Aggregation =
  | { readonly kind: 'count'; readonly alias: string; readonly upTo: number | null }
  | { readonly kind: 'sum' | 'avg'; readonly alias: string; readonly field: FieldPath };

const MAX_AGGREGATIONS = 5;

/** Reads the aggregations of a StructuredAggregationQuery; one without an alias is `field_1`, `field_2`, … */
export function parseAggregations(json: Json | undefined): Aggregation[] {
  if (!Array.isArray(json) || json.length === 0) throw invalid('At least one aggregation is required.');
  if (json.length > MAX_AGGREGATIONS)
    throw invalid('The maximum number of aggregations allowed in an aggregation query is 5.');
  let unnamed = 0;
  const aggregations = json.map((item: Json) => {
    if (!isRecord(item)) throw invalid('An aggregation must be an object.');
    const alias =
      typeof item.alias === 'string' && item.alias !== '' ? item.alias : `field_${(unnamed += 1)}`;
    checkFieldName(alias);
    return parseAggregation(item, alias);
  });
  if (new Set(aggregations.map(({ alias }) => alias)).size < aggregations.length) {
    throw invalid('Aggregation aliases must be unique.');
  }
  return aggregations;
}

/**
 * The aggregates over the documents, by alias. Where fields are summed or averaged, only documents that have all of
 * these fields count, for every aggregate ("Summarize data with aggregation queries", limitations).
 */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): Record<string, Value> {
  const needed = aggregatedFields(aggregations);
  const counted = documents.filter(({ fields }) =>
    needed.every((field) => getField(fields, field) !== undefined),
  );
  return Object.fromEntries(
    aggregations.map((aggregation) => [aggregation.alias, compute(counted, aggregation)]),
  );
}

/** The fields that are summed or averaged. */
export function aggregatedFields(aggregations: readonly Aggregation[]): FieldPath[] {
  return aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation.field]));
}

function parseAggregation(item: JsonRecord, alias: string): Aggregation {
  if (isRecord(item.count)) {
    const upTo = parseCount(item.count.upTo, 'up_to');
    if (upTo === 0) throw invalid('up_to must be greater than zero.');
    return { kind: 'count', alias, upTo };
  }
  if (isRecord(item.sum)) return { kind: 'sum', alias, field: parseFieldReference(item.sum.field) };
  if (isRecord(item.avg)) return { kind: 'avg', alias, field: parseFieldReference(item.avg.field) };
  throw invalid('An aggregation must be a count, a sum or an avg.');
}

function compute(documents: readonly StoredDocument[], aggregation: Aggregation): Value {
  if (aggregation.kind === 'count') {
    return { integerValue: String(Math.min(documents.length, aggregation.upTo ?? Infinity)) };
  }
  const numbers = documents.map(({ fields }) => getField(fields, aggregation.field)).filter(isNumber);
  if (aggregation.kind === 'sum') return sum(numbers);
  return numbers.length === 0 ? NULL : double(toNumber(sum(numbers)) / numbers.length);
}

// Integers add up exactly; past int64 the service answers with a double.
function sum(numbers: readonly NumberValue[]): NumberValue {
  let integers = 0n;
  let doubles: NumberValue | null = null;
  for (const number of numbers) {
    if ('integerValue' in number) integers += BigInt(number.integerValue);
    else doubles = doubles === null ? number : add(doubles, number);
  }
  if (doubles !== null) return double(Number(integers) + toNumber(doubles));
  return isInt64(integers) ? integer(integers) : double(Number(integers));
}
