import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { checkRange, MAX_DAYS, type NamedPeriod, type Period, type Range } from '@/domain/admin/sales/period';
import type { FieldProblem } from '@/domain/records/fieldProblem';
import { addDays } from '@/domain/time/calendar';
import { focusInvalid } from '@/lib/focusInvalid';
import { Button, Chip, ErrorNote, TextField } from '@/ui';
import { scrollRow } from '../shared';
import { messages } from './messages';

const Chips = styled.div`
  ${scrollRow}
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

/** The problem with the two days, and the field to mark; null without one. */
function problemOf(from: string, to: string, today: string): FieldProblem<'from' | 'to'> | null {
  const checked = checkRange(from, to, today);
  if (checked.ok) return null;
  const { field } = checked;
  if (!from || !to) return { field: from ? 'to' : 'from', message: messages.days.bothMissing };
  if (to > today) return { field, message: messages.days.afterToday };
  if (from > to) return { field, message: messages.days.wrongOrder };
  const earliest = addDays(to, 1 - MAX_DAYS);
  return { field, message: from < earliest ? messages.days.tooMany(MAX_DAYS) : messages.days.notADay };
}

function DaysForm({ range, today, onChoose }: DaysProps) {
  const [days, setDays] = useState(range);
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = problemOf(days.from, days.to, today);
    setProblem(wrong);
    if (wrong) focusInvalid(event.currentTarget);
    else onChoose(days);
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
      {field('from', messages.days.first)}
      {field('to', messages.days.last)}
      <Button type="submit" variant="ghost">
        {messages.days.show}
      </Button>
      <div role="alert">{problem && <ErrorNote id="days-problem">{problem.message}</ErrorNote>}</div>
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

/** Chooses the period: one with a name, or any two days. */
export function PeriodChoice({ period, range, today, onChoose, onDays }: PeriodChoiceProps) {
  const [isCustom, setAsking] = useState(period === 'custom');
  const names = Object.keys(messages.periods) as NamedPeriod[];
  return (
    <>
      <Chips role="group" aria-label={messages.days.group}>
        {names.map((name) => {
          const on = !isCustom && name === period;
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
              {messages.periods[name]}
            </Chip>
          );
        })}
        <Chip
          on={isCustom}
          aria-pressed={isCustom}
          onClick={() => setAsking(!isCustom || period === 'custom')}
        >
          {messages.days.choose}
        </Chip>
      </Chips>
      {isCustom && <DaysForm range={range} today={today} onChoose={onDays} />}
    </>
  );
}
