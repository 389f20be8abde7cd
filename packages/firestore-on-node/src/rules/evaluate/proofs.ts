import { type StrictOperator } from './operators';
import { isSettled, type Knowledge } from '../query/Knowledge';
import { bool, hidden, type RulesValue, type UnknownValue } from '../values/RulesValue';

const SWAPPED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

export const isUnknown = (value: RulesValue): value is UnknownValue => value.type === 'unknown';
/** The result of an operation with an unknown operand. */
export function madeOf(values: RulesValue[]): UnknownValue | null {
  const unknown = values.find(isUnknown);
  return unknown === undefined ? null : hidden(unknown.about);
}

const answer = (proof: boolean | null, about: string): RulesValue =>
  proof === null ? hidden(about) : bool(proof);
const negated = (proof: boolean | null): boolean | null => (proof === null ? null : !proof);

/**
 * A binary operator with at least one unknown side: the result that the query's filters prove, otherwise
 * unknown.
 */
export function proveOperator(
  knowledge: Knowledge,
  operator: StrictOperator,
  left: RulesValue,
  right: RulesValue,
): RulesValue {
  if (left.type === 'unknown' && right.type === 'unknown') return hidden(left.about);
  if (left.type === 'unknown') return proveLeft(knowledge, operator, left, right);
  if (right.type !== 'unknown') return hidden('an expression');
  if (operator === 'in') return answer(proveIn(knowledge, left, right), right.about);
  const mirrored = operator in SWAPPED ? SWAPPED[operator as keyof typeof SWAPPED] : operator;
  if (mirrored === '==' || mirrored === '!=' || mirrored !== operator) {
    return proveLeft(knowledge, mirrored, right, left);
  }
  return hidden(right.about);
}

function proveLeft(
  knowledge: Knowledge,
  operator: StrictOperator,
  left: UnknownValue,
  right: RulesValue,
): RulesValue {
  switch (operator) {
    case '==':
      return answer(knowledge.equals(left, right), left.about);
    case '!=':
      return answer(negated(knowledge.equals(left, right)), left.about);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return answer(knowledge.ordered(left, operator, right), left.about);
    case 'in':
      return answer(among(knowledge, left, right), left.about);
    default:
      return hidden(left.about);
  }
}

/** `unknown in [a, b]`: true if it equals one, false if it can equal none. */
function among(knowledge: Knowledge, left: UnknownValue, right: RulesValue): boolean | null {
  // An empty list proves nothing, because a missing field would be an error.
  if ((right.type !== 'list' && right.type !== 'set') || right.items.length === 0) return null;
  const proofs = right.items.map((item) => {
    const isEqual = knowledge.equals(left, item);
    // Equality in queries does not distinguish 5 from 5.0, but `in` does.
    return isEqual === true && !isSettled(item) ? null : isEqual;
  });
  if (proofs.includes(true)) return true;
  return proofs.includes(null) ? null : false;
}

/** `value in unknown`: an element of a list field, or a field's name. */
function proveIn(knowledge: Knowledge, value: RulesValue, container: UnknownValue): true | null {
  const listed = isSettled(value) ? knowledge.contains(container, value) : null;
  if (listed !== null || value.type !== 'string' || container.field === undefined) return listed;
  return knowledge.has([...container.field, value.value]);
}

/** A method of an unknown receiver, or one given an unknown argument. */
export function proveMethod(
  knowledge: Knowledge,
  object: RulesValue,
  name: string,
  args: RulesValue[],
): RulesValue {
  if (object.type !== 'unknown') return hidden(args.find((arg) => arg.type === 'unknown')?.about ?? name);
  const [first] = args;
  if (first?.type === 'list' && (name === 'hasAny' || name === 'hasAll') && first.items.length > 0) {
    const proofs = first.items.map((item) => knowledge.contains(object, item) === true);
    const proved = name === 'hasAny' ? proofs.includes(true) : !proofs.includes(false);
    return proved ? bool(true) : hidden(object.about);
  }
  if (name === 'get' && object.field !== undefined && first !== undefined) {
    const keys = first.type === 'list' ? first.items : [first];
    const names = keys.flatMap((key) => (key.type === 'string' ? [key.value] : []));
    const field = [...object.field, ...names];
    if (names.length === keys.length && knowledge.has(field)) return knowledge.field(field);
  }
  return hidden(object.about);
}

/** A property of an unknown value; for a field of a document's data, as far as the filters determine it. */
export function memberOfUnknown(knowledge: Knowledge, object: UnknownValue, name: RulesValue): RulesValue {
  if (object.field === undefined || name.type !== 'string') return hidden(object.about);
  return knowledge.field([...object.field, name.value]);
}
