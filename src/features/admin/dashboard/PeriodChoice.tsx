import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { checkRange, MAX_DAYS, type NamedPeriod, type Period, type Range } from '@/domain/admin/sales/period';
import { addDays } from '@/domain/general/calendar';
import { Button, Chip, ErrorNote, TextField } from '@/ui';
import { sideways } from '../looks';
import { PERIOD_WORDS } from './texts';

const Chips = styled.div`
  ${sideways}
`;
const Days = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  > * {
    min-width: 0;
  }
  > div:not([role]) {
    flex: 1 1 140px;
    max-width: 220px;
  }
  > [role] {
    flex-basis: 100%;
  }
`;

interface DaysProps {
  range: Range;
  today: string;
  onChoose: (range: Range) => void;
}

/** What is wrong with two days, in words of the form. */
function problemOf(from: string, to: string, today: string): { field: 'from' | 'to'; text: string } | null {
  const checked = checkRange(from, to, today);
  if (checked.ok) return null;
  const { field } = checked;
  if (!from || !to) return { field: from ? 'to' : 'from', text: 'Choose both days.' };
  if (to > today) return { field, text: 'The last day cannot be after today.' };
  if (from > to) return { field, text: 'The first day cannot be after the last.' };
  const most = addDays(to, 1 - MAX_DAYS);
  return { field, text: from < most ? `At most ${MAX_DAYS} days can be shown.` : 'There is no such day.' };
}

function DaysForm({ range, today, onChoose }: DaysProps) {
  const [days, setDays] = useState(range);
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = problemOf(days.from, days.to, today);
    setProblem(wrong);
    if (!wrong) onChoose(days);
  }
  const field = (name: 'from' | 'to', label: string) => (
    <TextField
      label={label}
      type="date"
      value={days[name]}
      max={today}
      aria-invalid={problem?.field === name || undefined}
      aria-describedby={problem?.field === name ? 'days-problem' : undefined}
      onChange={(event) => setDays({ ...days, [name]: event.target.value })}
    />
  );
  return (
    <Days onSubmit={submit} noValidate>
      {field('from', 'First day')}
      {field('to', 'Last day')}
      <Button type="submit" variant="ghost">
        Show
      </Button>
      <div role="alert">{problem && <ErrorNote id="days-problem">{problem.text}</ErrorNote>}</div>
    </Days>
  );
}

export interface PeriodChoiceProps {
  period: Period;
  range: Range;
  today: string;
  onChoose: (period: NamedPeriod) => void;
  onDays: (range: Range) => void;
}

/** Which days are shown: by name, or any. */
export function PeriodChoice({ period, range, today, onChoose, onDays }: PeriodChoiceProps) {
  const [asking, setAsking] = useState(period === 'custom');
  const names = Object.keys(PERIOD_WORDS) as NamedPeriod[];
  return (
    <>
      <Chips role="group" aria-label="Period">
        {names.map((name) => {
          const on = !asking && name === period;
          return (
            <Chip
              key={name}
              on={on}
              aria-pressed={on}
              onClick={() => {
                setAsking(false);
                onChoose(name);
              }}
            >
              {PERIOD_WORDS[name]}
            </Chip>
          );
        })}
        <Chip on={asking} aria-pressed={asking} onClick={() => setAsking(!asking || period === 'custom')}>
          Choose days
        </Chip>
      </Chips>
      {asking && <DaysForm range={range} today={today} onChoose={onDays} />}
    </>
  );
}
