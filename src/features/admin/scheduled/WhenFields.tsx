import { SelectField, TextField } from '@/ui';
import { Pair, Section, useText, useFields } from '../fields';
import type { ScheduledForm } from './forms';
import { whenTexts } from './messages';

interface WhenFieldsProps {
  form: ScheduledForm;
  /** What shoppers find when it is on, and when it is off. */
  on: string;
  off: string;
}

/** Whether it is on, and from when to when. */
export function WhenFields({ form, on, off }: WhenFieldsProps) {
  const text = useText<ScheduledForm, 'startsAt' | 'endsAt'>(form);
  const { control, change, saving } = useFields();
  const { readOnly: _unused, ...enabled } = control('enabled');
  return (
    <Section>
      <h2>{whenTexts.heading}</h2>
      <SelectField
        label={whenTexts.enabled}
        {...enabled}
        disabled={saving}
        hint={form.enabled === 'on' ? on : off}
        value={form.enabled}
        onChange={(event) => change({ enabled: event.target.value === 'on' ? 'on' : 'off' })}
      >
        <option value="on">{whenTexts.on}</option>
        <option value="off">{whenTexts.off}</option>
      </SelectField>
      <Pair>
        <TextField
          label={whenTexts.starts}
          optional
          type="datetime-local"
          hint={whenTexts.hint}
          {...text('startsAt')}
        />
        <TextField
          label={whenTexts.ends}
          optional
          type="datetime-local"
          hint={whenTexts.hint}
          {...text('endsAt')}
        />
      </Pair>
    </Section>
  );
}
