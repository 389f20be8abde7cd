import { type Actor, FUNCTIONS } from './actors';
import { type Fields, type Operation } from './operations';

/** Something an actor does. */
export interface Attempt {
  readonly by: Actor;
  readonly operation: Operation;
  /** Another record of the team, or none at all; only the rules engine can use another. */
  readonly team?: Fields | null;
}

/** An attack by each of some actors, and the valid version of the same request. */
export interface Row {
  readonly attack: string;
  readonly by: readonly Actor[];
  readonly operation: Operation;
  readonly twin: Attempt;
  /** Whether only a REST request can express it: the SDK writes no such value. */
  readonly restOnly: boolean;
}

export interface Table {
  readonly about: string;
  readonly rows: readonly Row[];
  /** Everyday operations that must stay possible, in addition to the valid versions. */
  readonly valid: readonly (readonly [what: string, deed: Attempt])[];
  readonly inOtherTeams?: readonly Case[];
}

export const attempt = (by: Actor, operation: Operation): Attempt => ({ by, operation });

/** One row; a valid version given as an actor makes the same request. */
export function refused(
  attack: string,
  by: Actor | readonly Actor[],
  operation: Operation,
  twin: Attempt | Actor,
): Row {
  const valid = 'operation' in twin ? twin : attempt(twin, operation);
  return { attack, by: [by].flat() as Actor[], operation, twin: valid, restOnly: false };
}

/** Operations that only the functions may do: each of `operations` by each of `by`. */
export function functionsOnly(
  by: readonly Actor[],
  operations: readonly (readonly [string, Operation])[],
): Row[] {
  return operations.map(([attack, operation]) => refused(attack, by, operation, FUNCTIONS));
}

/** An attempt with the decision that the rules must make. */
export interface Case extends Attempt {
  readonly name: string;
  readonly allowed: boolean;
}

/** Every attack by every actor, every valid version and every valid attempt, without duplicates. */
export function casesOf(tables: readonly Table[]): Case[] {
  const cases = tables.flatMap(({ about, rows, valid, inOtherTeams = [] }) => [
    ...inOtherTeams,
    ...valid.map(([what, { by, operation }]) => named(`${about}: ${what}`, by, operation, true)),
    ...rows.flatMap(({ attack, by, operation, twin }) => [
      named(`${about}: twin of '${attack}'`, twin.by, twin.operation, true),
      ...by.map((actor) => named(`${about}: ${attack}`, actor, operation, false)),
    ]),
  ]);
  return [...new Map(cases.map((each) => [keyOf(each), each])).values()];
}

/** A key that identifies an attempt. */
export const keyOf = ({ by, operation, team }: Attempt): string =>
  `${by.name} ${JSON.stringify([operation, team], spelled)}`;

/** Spells out values that JSON would turn into null or drop. */
const spelled = (_: string, value: unknown): unknown =>
  value === undefined || (typeof value === 'number' && !Number.isFinite(value)) ? `~${String(value)}` : value;

function named(name: string, by: Actor, operation: Operation, allowed: boolean): Case {
  return { name: `${name} (${by.name})`, by, operation, allowed };
}
