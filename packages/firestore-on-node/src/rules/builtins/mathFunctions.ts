import { argument, type BuiltinTable, numberArgument, withArity } from './signature';
import { bool, EvaluationError, float, int, type RulesValue } from '../values/RulesValue';

/** Rounds to an int; ints are returned unchanged. */
const rounding = (round: (value: number) => number) =>
  withArity(1, (args) => {
    const value = argument(args, 0, 'int', 'float');
    if (value.type === 'int') return value;
    const rounded = round(value.value);
    if (!Number.isFinite(rounded)) throw new EvaluationError('A float that is not finite cannot be rounded.');
    return int(BigInt(rounded));
  });

function abs(args: RulesValue[]): RulesValue {
  const value = argument(args, 0, 'int', 'float');
  if (value.type === 'float') return float(Math.abs(value.value));
  return int(value.value < 0n ? -value.value : value.value);
}

/** Half away from zero. */
const halfAway = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

export const mathFunctions: BuiltinTable = {
  abs: withArity(1, abs),
  ceil: rounding(Math.ceil),
  floor: rounding(Math.floor),
  round: rounding(halfAway),
  sqrt: withArity(1, (args) => float(Math.sqrt(numberArgument(args, 0)))),
  pow: withArity(2, (args) => float(numberArgument(args, 0) ** numberArgument(args, 1))),
  isNaN: withArity(1, (args) => bool(Number.isNaN(numberArgument(args, 0)))),
  isInfinite: withArity(1, (args) => bool(Math.abs(numberArgument(args, 0)) === Infinity)),
};
