import { useState } from 'react';
import { isDay } from '@/domain/general/calendar';
import { TextField } from '@/ui';

interface DayFieldProps {
  label: string;
  /** As in 2026-11-22; empty for none. */
  day: string;
  min?: string;
  max?: string;
  onDay: (day: string) => void;
}

/** A day of this century. While its year is typed, digit by digit, it is none yet, and asks for nothing. */
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
