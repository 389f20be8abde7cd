import { useState } from 'react';
import { isDay } from '@/domain/time/calendar';
import { TextField } from '@/ui';

interface DayFieldProps {
  label: string;
  /** As in 2026-11-22; empty for none. */
  day: string;
  min?: string;
  max?: string;
  onDay: (day: string) => void;
}

/** A date field that reports complete days only: while the year is typed digit by digit, the list is not reloaded. */
export function DayField({ label, day, min, max, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      type="date"
      min={min || undefined}
      max={max || undefined}
      value={typed ?? day}
      onChange={({ target: { value } }) => {
        setTyped(value);
        if (value === '' || isDay(value)) onDay(value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
