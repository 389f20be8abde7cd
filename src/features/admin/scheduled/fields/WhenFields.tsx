import { useState } from 'react';
import { fromIndiaInput } from '@/domain/offers/scheduled/indiaInput';
import { phaseAt } from '@/domain/offers/scheduled/schedule';
import { TextField } from '@/ui';
import { ChoiceField, Pair, Section, useText, useFields } from '../../fields';
import type { ScheduledForm } from './forms';
import { whenTexts } from '../messages';

interface WhenFieldsProps {
  form: ScheduledForm;
  /** The effect on shoppers while it is on, and while it is off. */
  on: string;
  off: string;
}

/** Whether it is on, with its start and end. */
export function WhenFields({ form, on, off }: WhenFieldsProps) {
  const text = useText<ScheduledForm, 'startsAt' | 'endsAt'>(form);
  const { change } = useFields();
  const [now] = useState(() => new Date());
  const hasEnded = phaseAt({ endsAt: fromIndiaInput(form.endsAt) }, now) === 'after';
  const shown = hasEnded ? whenTexts.ended : on;
  return (
    <Section>
      <h2>{whenTexts.heading}</h2>
      <ChoiceField
        field="enabled"
        label={whenTexts.enabled}
        hint={form.enabled === 'on' ? shown : off}
        value={form.enabled}
        options={['on', 'off']}
        textOf={(option) => whenTexts[option]}
        onPick={(enabled) => change({ enabled })}
      />
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
