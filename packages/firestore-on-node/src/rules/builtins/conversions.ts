import { argument, type BuiltinTable, withArity } from './signature';
import { bool, EvaluationError, float, int, path, type RulesValue, string } from '../values/RulesValue';

/** `{name}`, `{name=**}` or `$(name)`: the placeholders of `bind`. */
const CAPTURE = /^\{([A-Za-z_][A-Za-z0-9_]*)(?:=\*\*?)?\}$|^\$\(([A-Za-z_][A-Za-z0-9_]*)\)$/;
const FLOAT = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** The result of `string(x)`. */
export function stringOf(value: RulesValue): string {
  switch (value.type) {
    case 'string':
      return value.value;
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(value.value);
    case 'float':
      return Number.isInteger(value.value) ? value.value.toFixed(1) : String(value.value);
    case 'path':
      return `/${value.segments.join('/')}`;
    default:
      throw new EvaluationError(`Type error. A ${value.type} has no string.`);
  }
}

function toInt(args: RulesValue[]): RulesValue {
  const value = argument(args, 0, 'int', 'float', 'string');
  if (value.type === 'int') return value;
  if (value.type === 'string') {
    if (!/^[+-]?\d{1,20}$/.test(value.value)) throw new EvaluationError(`'${value.value}' is no integer.`);
    return int(BigInt(value.value.replace('+', '')));
  }
  if (!Number.isFinite(value.value)) throw new EvaluationError('A float that is not finite has no integer.');
  return int(BigInt(Math.trunc(value.value)));
}

function toFloat(args: RulesValue[]): RulesValue {
  const value = argument(args, 0, 'int', 'float', 'string');
  if (value.type !== 'string') return float(Number(value.value));
  if (!FLOAT.test(value.value)) throw new EvaluationError(`'${value.value}' is no number.`);
  return float(Number(value.value));
}

function toBool(args: RulesValue[]): RulesValue {
  const value = argument(args, 0, 'bool', 'string');
  if (value.type === 'bool') return value;
  const text = value.value.toLowerCase();
  if (text !== 'true' && text !== 'false') throw new EvaluationError(`'${value.value}' is no boolean.`);
  return bool(text === 'true');
}

function toPath(args: RulesValue[]): RulesValue {
  const value = argument(args, 0, 'string', 'path');
  if (value.type === 'path') return value;
  const segments = value.value.split('/').filter((segment) => segment !== '');
  const names = segments.map((segment) => CAPTURE.exec(segment)?.slice(1).find(Boolean));
  return {
    ...path(segments),
    open: new Map([...names.entries()].flatMap(([i, name]) => (name ? [[i, name]] : []))),
  };
}

export const conversions: BuiltinTable = {
  string: withArity(1, (args) => string(stringOf(args[0]!))),
  int: withArity(1, toInt),
  float: withArity(1, toFloat),
  bool: withArity(1, toBool),
  path: withArity(1, toPath),
};
