/** The first wrong field of settings, and a sentence for the team. */
export interface SettingsFault<Field extends string = string> {
  field: Field;
  text: string;
}

export type SettingsDecision<Settings> =
  { kind: 'changed'; settings: Settings } | { kind: 'refused'; field: string; message: string };

/** Settings after a change of some fields, refused where they do not fit together. */
export function decideSettings<Settings extends object>(
  before: Settings,
  changes: { [Name in keyof Settings]?: Settings[Name] | undefined },
  faultOf: (settings: Settings) => SettingsFault | null,
): SettingsDecision<Settings> {
  const settings: Settings = { ...before, ...changes };
  const fault = faultOf(settings);
  return fault ? { kind: 'refused', field: fault.field, message: fault.text } : { kind: 'changed', settings };
}
