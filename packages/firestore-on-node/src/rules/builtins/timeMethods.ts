import { argument, type BuiltinTable, withArity } from './signature';
import { EvaluationError, int, type RulesValue, time } from '../values/RulesValue';
import { floorDivide, NANOS_PER_DAY, NANOS_PER_MILLI, NANOS_PER_SECOND } from '../values/time';

const nanos = (args: RulesValue[]): bigint => argument(args, 0, 'timestamp').nanos;
const timestamp = (value: bigint): RulesValue => time('timestamp', value);
const duration = (value: bigint): RulesValue => time('duration', value);

/** The UTC calendar of a timestamp. */
const calendar = (args: RulesValue[]): Date => new Date(Number(floorDivide(nanos(args), NANOS_PER_MILLI)));

const startOfDay = (value: bigint): bigint => floorDivide(value, NANOS_PER_DAY) * NANOS_PER_DAY;

function dayOfYear(date: Date): number {
  const days = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  return (days - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000 + 1;
}

export const timestampMethods: BuiltinTable = {
  date: withArity(1, (args) => timestamp(startOfDay(nanos(args)))),
  time: withArity(1, (args) => duration(nanos(args) - startOfDay(nanos(args)))),
  year: withArity(1, (args) => int(calendar(args).getUTCFullYear())),
  month: withArity(1, (args) => int(calendar(args).getUTCMonth() + 1)),
  day: withArity(1, (args) => int(calendar(args).getUTCDate())),
  // Monday is 1, Sunday 7.
  dayOfWeek: withArity(1, (args) => int(calendar(args).getUTCDay() || 7)),
  dayOfYear: withArity(1, (args) => int(dayOfYear(calendar(args)))),
  hours: withArity(1, (args) => int(calendar(args).getUTCHours())),
  minutes: withArity(1, (args) => int(calendar(args).getUTCMinutes())),
  seconds: withArity(1, (args) => int(calendar(args).getUTCSeconds())),
  nanos: withArity(1, (args) =>
    int(nanos(args) - floorDivide(nanos(args), NANOS_PER_SECOND) * NANOS_PER_SECOND),
  ),
  toMillis: withArity(1, (args) => int(floorDivide(nanos(args), NANOS_PER_MILLI))),
};

export const durationMethods: BuiltinTable = {
  seconds: withArity(1, (args) => int(argument(args, 0, 'duration').nanos / NANOS_PER_SECOND)),
  nanos: withArity(1, (args) => int(argument(args, 0, 'duration').nanos % NANOS_PER_SECOND)),
};

const UNITS: Record<string, bigint> = {
  w: 7n * NANOS_PER_DAY,
  d: NANOS_PER_DAY,
  h: 3600n * NANOS_PER_SECOND,
  m: 60n * NANOS_PER_SECOND,
  s: NANOS_PER_SECOND,
  ms: NANOS_PER_MILLI,
  ns: 1n,
};

function unitNanos(unit: string): bigint {
  const found = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
  if (found === undefined) throw new EvaluationError(`'${unit}' is no unit; use w, d, h, m, s, ms or ns.`);
  return found;
}

const whole = (args: RulesValue[], index: number): bigint => argument(args, index, 'int').value;

export const durationFunctions: BuiltinTable = {
  value: withArity(2, (args) => duration(whole(args, 0) * unitNanos(argument(args, 1, 'string').value))),
  time: withArity(4, (args) => {
    const seconds = whole(args, 0) * 3600n + whole(args, 1) * 60n + whole(args, 2);
    return duration(seconds * NANOS_PER_SECOND + whole(args, 3));
  }),
  abs: withArity(1, (args) => {
    const value = argument(args, 0, 'duration').nanos;
    return duration(value < 0n ? -value : value);
  }),
};

export const timestampFunctions: BuiltinTable = {
  date: withArity(3, (args) => {
    const [year, month, day] = [0, 1, 2].map((index) => Number(whole(args, index))) as [
      number,
      number,
      number,
    ];
    const date = new Date(Date.UTC(2000, month - 1, day));
    date.setUTCFullYear(year, month - 1, day);
    if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
      throw new EvaluationError(`${year}-${month}-${day} is no date.`);
    }
    return timestamp(BigInt(date.getTime()) * NANOS_PER_MILLI);
  }),
  value: withArity(1, (args) => timestamp(whole(args, 0) * NANOS_PER_MILLI)),
};
