import { type Atom } from './disjuncts';
import { equal } from '../values/equality';
import { compare, isNumber } from '../values/ordering';
import { EvaluationError, type RulesValue, type UnknownValue } from '../values/RulesValue';

/**
 * What one way through a query's filters says about every document it returns. Answers are true, false or
 * null for "cannot be proved": a rule never sees a field the query does not pin down.
 */
export class Knowledge {
  constructor(private readonly atoms: Atom[]) {}

  /** The value of a field, when an equality filter gives it; otherwise an unknown that remembers the field. */
  field(field: string[]): RulesValue {
    const pinned = this.of(field).find((atom) => atom.op === '==' && !isNumber(atom.value));
    if (pinned !== undefined) return pinned.value;
    // An equality on a number also returns the float or int of the same size: its type is not known.
    return { type: 'unknown', about: ['resource.data', ...field].join('.'), field };
  }

  /** Whether every document has this field: any filter on it, or on a part of it, says so. */
  has(field: string[]): true | null {
    const covers = (atom: Atom): boolean => field.every((name, index) => atom.field[index] === name);
    return this.atoms.some(covers) ? true : null;
  }

  /** `unknown == value`. */
  equals(unknown: UnknownValue, value: RulesValue): boolean | null {
    const atoms = this.about(unknown);
    if (atoms.some((atom) => atom.op === '==' && equal(atom.value, value))) return true;
    return atoms.some((atom) => refutes(atom, value)) ? false : null;
  }

  /** The sign of the order of an unknown against a value, when every document has the same. */
  ordered(unknown: UnknownValue, op: '<' | '<=' | '>' | '>=', value: RulesValue): boolean | null {
    const atoms = this.about(unknown);
    if (atoms.some((atom) => implies(atom, op, value))) return true;
    return atoms.some((atom) => implies(atom, OPPOSITE[op], value)) ? false : null;
  }

  /** `value in unknown`, for a field that holds a list. */
  contains(unknown: UnknownValue, value: RulesValue): true | null {
    return this.about(unknown).some((atom) => atom.op === 'contains' && equal(atom.value, value))
      ? true
      : null;
  }

  /** `unknown is typeName`. */
  isType(unknown: UnknownValue, typeName: string): boolean | null {
    for (const atom of this.about(unknown)) {
      if (atom.op === 'contains') return typeName === 'list';
      if (atom.op === '!=' || atom.op === 'exists') continue;
      if (!isNumber(atom.value)) return atom.value.type === typeName;
      if (typeName === 'number') return true;
      if (typeName !== 'int' && typeName !== 'float') return false;
    }
    return null;
  }

  private about(unknown: UnknownValue): Atom[] {
    return unknown.field === undefined ? [] : this.of(unknown.field);
  }

  private of(field: string[]): Atom[] {
    return this.atoms.filter((atom) => sameField(atom.field, field));
  }
}

const OPPOSITE = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;

const sameField = (a: string[], b: string[]): boolean =>
  a.length === b.length && a.every((name, index) => name === b[index]);

/** The order of two values, or null where they have none. */
function orderOf(a: RulesValue, b: RulesValue): number | null {
  try {
    const order = compare(a, b);
    return Number.isNaN(order) ? null : order;
  } catch (error) {
    if (error instanceof EvaluationError) return null;
    throw error;
  }
}

/** Whether no document for which `atom` holds can have `value` there. */
function refutes(atom: Atom, value: RulesValue): boolean {
  if (atom.op === '!=') return equal(atom.value, value);
  if (atom.op === '==') return !equal(atom.value, value);
  if (atom.op === 'contains') return value.type !== 'list';
  if (atom.op === 'exists') return false;
  const order = orderOf(value, atom.value);
  return order !== null && !holds(order, atom.op);
}

/** Whether `atom` proves `field op value`. */
function implies(atom: Atom, op: '<' | '<=' | '>' | '>=', value: RulesValue): boolean {
  const order = orderOf(atom.value, value);
  if (order === null) return false;
  if (atom.op === '==') return holds(order, op);
  const downwards = op === '<' || op === '<=';
  if (downwards ? atom.op !== '<' && atom.op !== '<=' : atom.op !== '>' && atom.op !== '>=') return false;
  if (order === 0) return op.length === 2 || atom.op === op;
  return downwards ? order < 0 : order > 0;
}

function holds(order: number, op: '<' | '<=' | '>' | '>='): boolean {
  if (order === 0) return op.length === 2;
  return op.startsWith('<') ? order < 0 : order > 0;
}
