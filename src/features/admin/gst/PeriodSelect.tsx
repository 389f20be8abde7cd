import { returnPeriods, type Months } from '@/domain/time/months';
import { formatMonth } from '@/lib/dates';
import { SelectField } from '@/ui';
import { messages } from './messages';
import { periodText } from './periodAddress';

const nameOf = ({ from, to }: Months): string =>
  from === to ? formatMonth(from) : messages.quarter(formatMonth(from), formatMonth(to));

function Options({ label, periods }: { label: string; periods: readonly Months[] }) {
  return (
    <optgroup label={label}>
      {periods.map((one) => (
        <option key={periodText(one)} value={periodText(one)}>
          {nameOf(one)}
        </option>
      ))}
    </optgroup>
  );
}

interface PeriodSelectProps {
  label?: string;
  period: Months;
  now: Date;
  onChoose: (period: string) => void;
}

/** Chooses the month or quarter of a return; one from the address that is further back is offered, too. */
export function PeriodSelect({ label = messages.period, period, now, onChoose }: PeriodSelectProps) {
  const { months, quarters } = returnPeriods(now);
  const isListed = [...months, ...quarters].some((one) => periodText(one) === periodText(period));
  return (
    <SelectField label={label} value={periodText(period)} onChange={({ target }) => onChoose(target.value)}>
      {!isListed && <option value={periodText(period)}>{nameOf(period)}</option>}
      <Options label={messages.months} periods={months} />
      <Options label={messages.quarters} periods={quarters} />
    </SelectField>
  );
}
