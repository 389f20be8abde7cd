import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TextField } from '@/ui';
import { useKeys } from '../keys/useKeys';

/** Milliseconds of rest after which what is typed is searched for. */
const REST = 300;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** What is searched for now, as the address has it. */
  q: string;
  /** Asks for something else, once one rests. */
  onSearch: (q: string) => void;
  maxLength?: number;
}

/** Searches while one types; '/' leads here. */
export function SearchField({ label, placeholder, q, onSearch, maxLength = 100 }: SearchFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const search = useEffectEvent((text: string) => {
    setTyped(null);
    if (text.trim() !== q) onSearch(text.trim());
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => search(typed), REST);
    return () => clearTimeout(timer);
  }, [typed]);
  useKeys({ '/': () => field.current?.focus() });
  return (
    <TextField
      ref={field}
      type="search"
      label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      autoComplete="off"
      value={typed ?? q}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
