import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { SearchField as Field } from '@/ui';
import { useKeys } from '../keys';

/** Time without a keystroke before the search is sent. */
const DEBOUNCE_MS = 300;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The current search, from the address. */
  q: string;
  /** Gets the trimmed text when the typing pauses. */
  onSearch: (q: string) => void;
  maxLength?: number;
}

/** Searches while the colleague types; the key '/' focuses it. */
export function SearchField({ label, placeholder, q, onSearch, maxLength = 100 }: SearchFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [sent, setSent] = useState(q);
  // What is typed stays as it is, also with a space at its end, until the address has a search from elsewhere.
  useOnChange(q, () => {
    if (q !== sent) setTyped(null);
  });
  const field = useRef<HTMLInputElement>(null);
  const search = useEffectEvent((text: string) => {
    const words = text.trim();
    setSent(words);
    if (words !== q) onSearch(words);
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => search(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useKeys({ '/': () => field.current?.focus() });
  return (
    <Field
      ref={field}
      label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      autoComplete="off"
      value={typed ?? q}
      onType={setTyped}
    />
  );
}
