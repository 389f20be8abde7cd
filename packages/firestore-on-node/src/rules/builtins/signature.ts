import { EvaluationError, type RulesType, type RulesValue } from '../values/RulesValue';

/** A method or function of the library: `self` first for methods. */
export type Builtin = (args: RulesValue[]) => RulesValue;
export type BuiltinTable = Record<string, Builtin>;

type Typed<T extends RulesType> = Extract<RulesValue, { type: T }>;

/** `args[index]` when it has the type wanted; otherwise throws EvaluationError. */
export function argument<T extends RulesType>(args: RulesValue[], index: number, ...types: T[]): Typed<T> {
  const value = args[index];
  if (value === undefined) throw new EvaluationError('Missing argument.');
  const expectedTypes: readonly RulesType[] = types;
  if (!expectedTypes.includes(value.type)) {
    throw new EvaluationError(`Type error. Received: [${value.type}] Expected: [${types.join(',')}].`);
  }
  return value as Typed<T>;
}

/** `table` with the number of arguments checked (the receiver counts). */
export function withArity(count: number | [number, number], run: Builtin): Builtin {
  const [min, max] = typeof count === 'number' ? [count, count] : count;
  return (args) => {
    if (args.length < min || args.length > max) throw new EvaluationError('Wrong number of arguments.');
    return run(args);
  };
}

/** A number argument as a JavaScript number. */
export function numberArgument(args: RulesValue[], index: number): number {
  return Number(argument(args, index, 'int', 'float').value);
}
