import {
  type FocusEvent,
  type KeyboardEvent,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { MAX_TERM_LENGTH } from '@/domain/catalogue/pages/listCriteria';
import { focusContent } from '@/lib/focusContent';
import { ChunkBoundary, lazyChunk, onFirstInteraction } from '@/loading';
import { Icon, IconButton, VisuallyHidden } from '@/ui';
import { Field, Frame } from './SearchBox.styles';
import { recommendedRequested } from './searchSlice';
import { useLowercaseField } from './useLowercaseField';
import { usePlaceholder } from './usePlaceholder';
import { useSearchTerm } from './useSearchTerm';
import { useStripKeys } from './useStripKeys';
import { messages } from './messages/searchBox';

const RecommendedStrip = lazyChunk(() => import(/* webpackChunkName: "recommended" */ './RecommendedStrip'));

/** The search box. Typing opens the list; an empty box shows recommendations. */
export function SearchBox() {
  const dispatch = useDispatch();
  const hint = useId();
  const { term, type } = useSearchTerm();
  const placeholder = usePlaceholder();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const field = useLowercaseField(term, (text) => {
    setOpen(false);
    type(text);
  });
  const moved = useStripKeys(frame);
  useEffect(() => onFirstInteraction(() => void RecommendedStrip.preload().catch(() => undefined)), []);
  const close = () => setOpen(false);

  const focused = () => {
    if (term !== '') return;
    dispatch(recommendedRequested());
    // Moving the caret has priority.
    startTransition(() => setOpen(true));
  };
  const left = (event: FocusEvent) => {
    if (!frame.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const clear = () => {
    type('');
    field.ref.current?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    // During composition, Enter belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && (open || term === '')) {
      field.ref.current?.focus();
      setOpen(false);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      clear();
    } else if (term === '') {
      // The strip may not be mounted, or be closed.
      if (event.key === 'ArrowDown' && !open) flushSync(() => setOpen(true));
      moved(event);
    }
  };
  const entered = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || term.trim() === '') return;
    // On a phone this closes the keyboard too.
    focusContent();
  };
  return (
    <Frame ref={frame} onBlur={left} onKeyDown={pressed}>
      <Field>
        <Icon name="search" size={20} />
        <input
          {...field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={MAX_TERM_LENGTH}
          aria-label={messages.searchProducts}
          aria-describedby={hint}
          placeholder={placeholder}
          onFocus={focused}
          onClick={focused}
          onKeyDown={entered}
        />
        {term !== '' && (
          <IconButton label={messages.clearSearch} icon="close" iconSize={20} onClick={clear} />
        )}
      </Field>
      <VisuallyHidden id={hint}>{open ? messages.arrowKeysHint : messages.resultsHint}</VisuallyHidden>
      <ChunkBoundary>{open && term === '' && <RecommendedStrip onPick={close} />}</ChunkBoundary>
    </Frame>
  );
}
