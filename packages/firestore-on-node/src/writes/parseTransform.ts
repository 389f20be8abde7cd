import { invalid } from '../errors';
import { isRecord, type Json } from '../json';
import { parseFieldPath } from '../paths/fieldPath';
import { isNumber } from '../values/numbers';
import { parseValue } from '../values/parse';
import { type Value } from '../values/types';
import { type Transform } from './types';

const REQUEST_TIME: readonly Json[] = ['REQUEST_TIME', 1];

/** Reads a FieldTransform. Throws INVALID_ARGUMENT. */
export function parseTransform(json: Json): Transform {
  if (!isRecord(json) || typeof json.fieldPath !== 'string')
    throw invalid('A field transform needs a fieldPath.');
  const field = parseFieldPath(json.fieldPath);
  if (json.setToServerValue !== undefined) {
    if (!REQUEST_TIME.includes(json.setToServerValue)) throw invalid('Unknown server value.');
    return { kind: 'request-time', field };
  }
  if (json.increment !== undefined) return { kind: 'increment', field, operand: number(json.increment) };
  if (json.maximum !== undefined) return { kind: 'maximum', field, operand: number(json.maximum) };
  if (json.minimum !== undefined) return { kind: 'minimum', field, operand: number(json.minimum) };
  if (json.appendMissingElements !== undefined) {
    return { kind: 'append', field, values: elements(json.appendMissingElements) };
  }
  if (json.removeAllFromArray !== undefined)
    return { kind: 'remove', field, values: elements(json.removeAllFromArray) };
  throw invalid('A field transform needs a transform type.');
}

function number(json: Json): Value {
  const value = parseValue(json);
  if (!isNumber(value)) throw invalid('The operand of a numeric transform must be a number.');
  return value;
}

function elements(json: Json): readonly Value[] {
  const array = parseValue({ arrayValue: json });
  return 'arrayValue' in array ? array.arrayValue.values : [];
}
