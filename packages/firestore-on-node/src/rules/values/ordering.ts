import { EvaluationError, type RulesValue } from './RulesValue';

/** -1, 0 or 1; NaN (which is neither) for a NaN; throws EvaluationError between types that have no order. */
export function compare(a: RulesValue, b: RulesValue): number {
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if (a.type === 'string' && b.type === 'string')
    return sign(Buffer.compare(Buffer.from(a.value), Buffer.from(b.value)));
  if (a.type === 'bytes' && b.type === 'bytes') return sign(Buffer.compare(a.value, b.value));
  if (a.type === 'timestamp' && b.type === 'timestamp') return order(a.nanos, b.nanos);
  if (a.type === 'duration' && b.type === 'duration') return order(a.nanos, b.nanos);
  throw new EvaluationError(
    `Unsupported operation error. Received: ${a.type} and ${b.type}, which have no order.`,
  );
}

/** Whether this is an int or a float. */
export function isNumber(value: RulesValue): value is RulesValue & { type: 'int' | 'float' } {
  return value.type === 'int' || value.type === 'float';
}

function compareNumbers(
  a: RulesValue & { type: 'int' | 'float' },
  b: RulesValue & { type: 'int' | 'float' },
): number {
  // JavaScript orders a bigint and a number exactly, with no rounding of the bigint.
  if (a.value < b.value) return -1;
  if (a.value > b.value) return 1;
  return Number.isNaN(Number(a.value)) || Number.isNaN(Number(b.value)) ? NaN : 0;
}

function order(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function sign(value: number): number {
  return Math.sign(value);
}
