import { type Atom } from './disjuncts';
import { equal } from '../values/equality';
import { compare, isNumber } from '../values/ordering';
import { EvaluationError, hidden, type RulesValue, type UnknownValue } from '../values/RulesValue';

/**
 * The facts that one disjunct of a query's filters proves about every returned document. Answers are true,
 * false or null for "cannot be proved": a rule never sees a field that the query does not determine.
 */
export class Knowledge {
  private readonly atoms: Atom[];

  constructor(private readonly way: Atom[]) {
    this.atoms = way.filter((atom) => !isName(atom)).flatMap(unfold);
  }

  /** The value of a field if an equality filter determines it; otherwise an unknown that remembers the field. */
  field(field: string[]): RulesValue {
    const pinned = this.of(field).find(({ op, value }) => op === '==' && isSettled(value));
    return pinned?.value ?? { type: 'unknown', about: ['resource.data', ...field].join('.'), field };
  }

  /** The document's own name, when an equality filter gives it. */
  name(): RulesValue {
    const named = this.way.find((atom) => isName(atom) && atom.op === '==');
    return named?.value ?? hidden('resource.__name__');
  }

  /** Whether every document has this field. Any filter on it or on a part of it proves so. */
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

  /** The comparison of an unknown with a value, if it is the same for every document. */
  ordered(unknown: UnknownValue, op: '<' | '<=' | '>' | '>=', value: RulesValue): boolean | null {
    const atoms = this.about(unknown);
    if (atoms.some((atom) => implies(atom, op, value))) return true;
    return atoms.some((atom) => implies(atom, OPPOSITE[op], value)) ? false : null;
  }

  /** `value in unknown`, for a list field. */
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

const isName = ({ field }: Atom): boolean => field.length === 1 && field[0] === '__name__';

/**
 * Adds the facts that follow from an equality: with a map about its fields, with a list about its elements.
 */
function unfold(atom: Atom): Atom[] {
  const { field, op, value } = atom;
  if (op !== '==') return [atom];
  if (value.type === 'list')
    return [atom, ...value.items.map((item) => ({ field, op: 'contains' as const, value: item }))];
  if (value.type !== 'map') return [atom];
  const parts = [...value.entries].map(([key, part]) => ({ field: [...field, key], op, value: part }));
  return [atom, ...parts.flatMap(unfold)];
}

/**
 * Whether only one value equals this one. Queries treat an int and a float of the same size as equal, and 0
 * and −0, on any level, but rules distinguish them.
 */
export function isSettled(value: RulesValue): boolean {
  if (value.type === 'list') return value.items.every(isSettled);
  if (value.type === 'map') return [...value.entries.values()].every(isSettled);
  return value.type !== 'int' && !(value.type === 'float' && Number.isInteger(value.value));
}

const sameField = (a: string[], b: string[]): boolean =>
  a.length === b.length && a.every((name, index) => name === b[index]);

/** The order of two values, or null where they cannot be compared. */
function orderOf(a: RulesValue, b: RulesValue): number | null {
  try {
    const order = compare(a, b);
    return Number.isNaN(order) ? null : order;
  } catch (error) {
    if (error instanceof EvaluationError) return null;
    throw error;
  }
}

/** Whether `atom` rules out that the field has `value`. */
function refutes(atom: Atom, value: RulesValue): boolean {
  // These operators exclude null too.
  if (atom.op === 'exists') return value.type === 'null';
  if (atom.op === '!=') return value.type === 'null' || equal(atom.value, value);
  if (atom.op === '==') return !equal(atom.value, value);
  if (atom.op === 'contains') return value.type !== 'list';
  // A range never leaves the type of its bound.
  if (value.type !== atom.value.type && !(isNumber(value) && isNumber(atom.value))) return true;
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
