import { type BinaryOperator } from '../syntax/ast';
import { equal, includes } from '../values/equality';
import { compare, isNumber } from '../values/ordering';
import { bool, EvaluationError, float, int, type RulesValue, string, time } from '../values/RulesValue';

export type StrictOperator = Exclude<BinaryOperator, '&&' | '||'>;

/** A binary operator on known values; throws EvaluationError where the language has no such operation. */
export function applyOperator(operator: StrictOperator, left: RulesValue, right: RulesValue): RulesValue {
  switch (operator) {
    case '==':
      return bool(equal(left, right));
    case '!=':
      return bool(!equal(left, right));
    case '<':
      return bool(compare(left, right) < 0);
    case '<=':
      return bool(compare(left, right) <= 0);
    case '>':
      return bool(compare(left, right) > 0);
    case '>=':
      return bool(compare(left, right) >= 0);
    case 'in':
      return bool(isIn(left, right));
    case '+':
      return add(left, right);
    case '-':
      return subtract(left, right);
    case '*':
    case '/':
    case '%':
      return arithmetic(operator, left, right);
  }
}

function isIn(item: RulesValue, container: RulesValue): boolean {
  if (container.type === 'list' || container.type === 'set') return includes(container.items, item, true);
  if (container.type === 'map') return item.type === 'string' && container.entries.has(item.value);
  throw new EvaluationError(`Type error. Received: [${container.type}] Expected: [list,set,map].`);
}

function add(left: RulesValue, right: RulesValue): RulesValue {
  if (left.type === 'string' && right.type === 'string') return string(left.value + right.value);
  if (right.type === 'duration' && (left.type === 'timestamp' || left.type === 'duration')) {
    return time(left.type, left.nanos + right.nanos);
  }
  if (left.type === 'duration' && right.type === 'timestamp') return add(right, left);
  return arithmetic('+', left, right);
}

function subtract(left: RulesValue, right: RulesValue): RulesValue {
  if (right.type === 'duration' && (left.type === 'timestamp' || left.type === 'duration')) {
    return time(left.type, left.nanos - right.nanos);
  }
  if (left.type === 'timestamp' && right.type === 'timestamp') {
    return time('duration', left.nanos - right.nanos);
  }
  return arithmetic('-', left, right);
}

type Arithmetic = '+' | '-' | '*' | '/' | '%';

function arithmetic(operator: Arithmetic, left: RulesValue, right: RulesValue): RulesValue {
  if (left.type === 'int' && right.type === 'int') return int(onInts(operator, left.value, right.value));
  if (isNumber(left) && isNumber(right))
    return float(onFloats(operator, Number(left.value), Number(right.value)));
  throw new EvaluationError(`Unsupported operation error. Received: ${left.type} ${operator} ${right.type}.`);
}

function onInts(operator: Arithmetic, a: bigint, b: bigint): bigint {
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  if (operator === '*') return a * b;
  if (b === 0n) throw new EvaluationError('Divide by zero.');
  return operator === '/' ? a / b : a % b;
}

function onFloats(operator: Arithmetic, a: number, b: number): number {
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  if (operator === '*') return a * b;
  return operator === '/' ? a / b : a % b;
}

/** `value is typeName`. */
export function hasType(value: RulesValue, typeName: string): boolean {
  return value.type === typeName || (typeName === 'number' && isNumber(value));
}

/**
 * `object[index]`: a list's or path's item, a map's entry, a path's bound name, or one character of a
 * string.
 */
export function itemAt(object: RulesValue, index: RulesValue): RulesValue {
  if (object.type === 'map') {
    const value = index.type === 'string' ? object.entries.get(index.value) : undefined;
    if (value === undefined) throw new EvaluationError('Property is undefined on object.');
    return value;
  }
  if (object.type === 'path' && index.type === 'string') {
    const value = object.bound?.get(index.value);
    if (value === undefined) throw new EvaluationError(`Property ${index.value} is undefined on object.`);
    return string(value);
  }
  const items = sequence(object);
  const at = offset(index, items.length - 1);
  return items[at]!;
}

/** `object[from:to]`, without the end. */
export function slice(object: RulesValue, from: RulesValue, to: RulesValue): RulesValue {
  const items = sequence(object);
  const end = offset(to, items.length);
  const start = offset(from, end);
  const part = items.slice(start, end);
  if (object.type === 'list') return { type: 'list', items: part };
  const texts = part.map((item) => (item.type === 'string' ? item.value : ''));
  return object.type === 'path' ? { type: 'path', segments: texts } : string(texts.join(''));
}

function sequence(object: RulesValue): RulesValue[] {
  if (object.type === 'list') return object.items;
  if (object.type === 'string') return [...object.value].map(string);
  if (object.type === 'path') return object.segments.map(string);
  throw new EvaluationError(`Type error. Received: [${object.type}] Expected: [list,map,path,string].`);
}

function offset(index: RulesValue, max: number): number {
  if (index.type !== 'int')
    throw new EvaluationError(`Type error. Received: [${index.type}] Expected: [int].`);
  if (index.value < 0n || index.value > BigInt(max)) throw new EvaluationError('Index out of bounds.');
  return Number(index.value);
}

export function negated(value: RulesValue): RulesValue {
  if (value.type === 'int') return int(-value.value);
  if (value.type === 'float') return float(-value.value);
  throw new EvaluationError(`Type error. Received: [${value.type}] Expected: [int,float].`);
}

/** The value of a condition; throws EvaluationError for another type than bool. */
export function truth(value: RulesValue): boolean {
  if (value.type !== 'bool')
    throw new EvaluationError(`Type error. Received: [${value.type}] Expected: [bool].`);
  return value.value;
}

export const notFound = (name: string): EvaluationError =>
  new EvaluationError(`Function not found error: Name: [${name}].`);
