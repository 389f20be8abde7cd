import { useState, type FormEvent } from 'react';
import { useUnsavedForm } from '@/features/unsaved';
import { Button, Caption, Checkbox, ErrorNote, TextField } from '@/ui';
import { messages } from './messages';
import { Amounts, SettingsFields } from './styles/settingsForm.styles';
import { numberIn } from './typedAmount';

type Settings<Name extends string> = Record<Name, number> & { enabled: boolean };

interface NumberSettingsProps<Name extends string> {
  texts: Readonly<Record<'title' | 'enabled' | 'save', string>>;
  /** The numbers, each with its label. */
  fields: readonly (readonly [name: Name, label: string])[];
  settings: Settings<Name>;
  note?: string;
  /** What is wrong with what was typed; empty when nothing is. A number that cannot be read is NaN. */
  problemOf: (wanted: Settings<Name>) => string;
  isSending: boolean;
  /** Why the shop did not save it; empty without a reason. */
  problem: string;
  onSave: (wanted: Settings<Name>) => void;
}

/** The form of something that can be switched on, and its numbers. */
export function NumberSettings<Name extends string>({
  texts,
  fields,
  settings,
  note,
  problemOf,
  isSending,
  problem,
  onSave,
}: NumberSettingsProps<Name>) {
  const [enabled, setEnabled] = useState(settings.enabled);
  const [typed, setTyped] = useState(
    () => Object.fromEntries(fields.map(([name]) => [name, String(settings[name])])) as Record<Name, string>,
  );
  const [hasTried, setHasTried] = useState(false);
  const numbers = Object.fromEntries(fields.map(([name]) => [name, numberIn(typed[name])]));
  const wanted = { ...numbers, enabled } as Settings<Name>;
  const wrong = problemOf(wanted);
  const isChanged = enabled !== settings.enabled || fields.some(([name]) => wanted[name] !== settings[name]);
  useUnsavedForm(isChanged, messages.settingsLeaving);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (!wrong) onSave(wanted);
  };
  return (
    <SettingsFields onSubmit={save} noValidate aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <Checkbox
        label={texts.enabled}
        checked={enabled}
        onChange={({ target }) => setEnabled(target.checked)}
      />
      <Amounts>
        {fields.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={typed[name]}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
      </Amounts>
      {note && <Caption>{note}</Caption>}
      <div role="alert">
        {hasTried && wrong && <ErrorNote>{wrong}</ErrorNote>}
        {problem && <ErrorNote>{problem}</ErrorNote>}
      </div>
      <Button type="submit" size="sm" busy={isSending}>
        {texts.save}
      </Button>
    </SettingsFields>
  );
}
