import { SelectField, TextField } from '@/ui';
import { Pair, Section, useText, useFields } from '../fields';
import type { PromotionForm } from './forms';

interface WhenFieldsProps {
  form: PromotionForm;
  /** What shoppers find when it is on, and when it is off. */
  on: string;
  off: string;
}

/** Whether it is on, and from when to when. */
export function WhenFields({ form, on, off }: WhenFieldsProps) {
  const text = useText<PromotionForm, 'startsAt' | 'endsAt'>(form);
  const { control, change, saving } = useFields();
  const { readOnly: _unused, ...enabled } = control('enabled');
  return (
    <Section>
      <h2>When</h2>
      <SelectField
        label="Shown"
        {...enabled}
        disabled={saving}
        hint={form.enabled === 'on' ? on : off}
        value={form.enabled}
        onChange={(event) => change({ enabled: event.target.value === 'on' ? 'on' : 'off' })}
      >
        <option value="on">On</option>
        <option value="off">Off</option>
      </SelectField>
      <Pair>
        <TextField label="Starts" optional type="datetime-local" hint="Time in India" {...text('startsAt')} />
        <TextField label="Ends" optional type="datetime-local" hint="Time in India" {...text('endsAt')} />
      </Pair>
    </Section>
  );
}
