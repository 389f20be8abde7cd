import type { FieldProblem } from './fieldProblem';

export type SettingsDecision<Settings> =
  { kind: 'changed'; settings: Settings } | ({ kind: 'refused' } & FieldProblem);

/** Settings after a change of some fields, refused where they do not fit together. */
export function decideSettings<Settings extends object>(
  before: Settings,
  changes: { [Name in keyof Settings]?: Settings[Name] | undefined },
  faultOf: (settings: Settings) => FieldProblem | null,
): SettingsDecision<Settings> {
  const settings: Settings = { ...before, ...changes };
  const fault = faultOf(settings);
  return fault ? { kind: 'refused', ...fault } : { kind: 'changed', settings };
}
