import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Icon, IconButton } from '@/ui';
import { RecommendedStrip } from './RecommendedStrip';
import { Field, Frame } from './SearchBox.styles';
import { recommendedRequested } from './searchSlice';
import { usePlaceholder } from './usePlaceholder';
import { useSearchTerm } from './useSearchTerm';

/** Typing goes to the list; an empty box offers what is recommended. */
export function SearchBox({ className }: { className?: string }) {
  const dispatch = useDispatch();
  const { term, type } = useSearchTerm();
  const placeholder = usePlaceholder();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const focused = () => {
    if (term !== '') return;
    dispatch(recommendedRequested());
    setOpen(true);
  };
  const left = (event: FocusEvent) => {
    if (!frame.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
    if (event.key === 'Enter') input.current?.blur();
  };
  const clear = () => {
    type('');
    input.current?.focus();
  };
  return (
    <Frame ref={frame} className={className} onBlur={left}>
      <Field>
        <Icon name="search" size={20} />
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label="Search products"
          placeholder={placeholder}
          value={term}
          onFocus={focused}
          onClick={focused}
          onKeyDown={pressed}
          onChange={(event) => {
            setOpen(false);
            type(event.target.value);
          }}
        />
        {term !== '' && <IconButton label="Clear search" icon="close" iconSize={20} onClick={clear} />}
      </Field>
      {open && term === '' && <RecommendedStrip onPick={() => setOpen(false)} />}
    </Frame>
  );
}
