import { useState, type FormEvent } from 'react';
import type { FieldProblem } from '@/domain/records/fieldProblem';
import { useUnsavedForm } from '@/features/unsaved';
import { focusInvalid } from '@/lib/focusInvalid';
import { Button, Caption, Checkbox, ErrorNote, TextField } from '@/ui';
import { messages } from '../messages';
import { Amounts, SettingsFields } from '../styles/settingsForm.styles';
import { numberIn } from './typedAmount';
import { changedFields, useTypedOver } from './useTypedOver';

type Settings<Name extends string> = Record<Name, number> & { enabled: boolean };

interface NumberSettingsProps<Name extends string> {
  texts: Readonly<Record<'title' | 'enabled' | 'save', string>>;
  /** The numbers, each with its label. */
  fields: readonly (readonly [name: Name, label: string])[];
  settings: Settings<Name>;
  note?: string;
  /** The first invalid field with its message; null without one. An unreadable number is NaN. */
  faultOf: (wanted: Settings<Name>) => FieldProblem<Name> | null;
  isSending: boolean;
  /** Why the shop did not save it; empty otherwise. */
  problem: string;
  /** Saves only changes, so that two colleagues do not overwrite each other. */
  onSave: (changes: Partial<Settings<Name>>) => void;
}

/** The form of a feature that can be switched on, with its numbers. */
export function NumberSettings<Name extends string>({
  texts,
  fields,
  settings,
  note,
  faultOf,
  isSending,
  problem,
  onSave,
}: NumberSettingsProps<Name>) {
  const saved = Object.fromEntries(fields.map(([name]) => [name, String(settings[name])]));
  const [typed, setTyped] = useTypedOver(saved as Record<Name, string>);
  const [{ enabled }, setSwitch] = useTypedOver({ enabled: settings.enabled });
  const [hasTried, setHasTried] = useState(false);
  const numbers = Object.fromEntries(fields.map(([name]) => [name, numberIn(typed[name])]));
  const wanted = { ...numbers, enabled } as Settings<Name>;
  const fault = hasTried ? faultOf(wanted) : null;
  const changes = changedFields(settings, wanted);
  useUnsavedForm(Object.keys(changes).length > 0, messages.settingsLeaving);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (faultOf(wanted)) return void focusInvalid(event.currentTarget);
    onSave(changes);
  };
  return (
    <SettingsFields onSubmit={save} noValidate aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <Checkbox
        label={texts.enabled}
        checked={enabled}
        onChange={({ target }) => setSwitch({ enabled: target.checked })}
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
            error={fault?.field === name ? fault.message : undefined}
            onChange={({ target }) => setTyped({ [name]: target.value } as Partial<Record<Name, string>>)}
          />
        ))}
      </Amounts>
      {note && <Caption>{note}</Caption>}
      <div role="alert">{problem && <ErrorNote>{problem}</ErrorNote>}</div>
      <Button type="submit" size="sm" busy={isSending}>
        {texts.save}
      </Button>
    </SettingsFields>
  );
}
