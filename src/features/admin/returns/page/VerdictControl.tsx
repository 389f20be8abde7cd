import { useId } from 'react';
import { VERDICTS, type Verdict } from '@/domain/orders/order/returnCase';
import { messages } from '../messages';
import { Segment } from './Tables.styles';

interface VerdictControlProps {
  /** The accessible name. */
  label: string;
  /** Undefined without a choice: no verdict is preselected. */
  value: Verdict | undefined;
  onChoose: (verdict: Verdict) => void;
}

/** The three verdicts as one control with arrow keys. */
export function VerdictControl({ label, value, onChoose }: VerdictControlProps) {
  const name = useId();
  return (
    <Segment>
      <legend>{label}</legend>
      {VERDICTS.map((verdict) => (
        <label key={verdict} data-keep={verdict === 'keep' ? '' : undefined}>
          <input
            type="radio"
            name={name}
            value={verdict}
            checked={value === verdict}
            onChange={() => onChoose(verdict)}
          />
          {messages.verdicts[verdict]}
        </label>
      ))}
    </Segment>
  );
}
