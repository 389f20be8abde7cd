import { useEffect, useId } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { formBecameUnsaved, formSettled, selectIsUnsaved, type UnsavedRoot } from './unsavedSlice';
import { messages } from './messages';

/**
 * While `isDirty`, asks before a link, Back, Forward or a logout loses typed text, with `text` as explanation. When
 * the tab closes, the browser asks in its own words.
 */
export function useUnsavedForm(isDirty: boolean, text = messages.notSaved): void {
  const dispatch = useDispatch();
  const store = useStore<UnsavedRoot>();
  const id = useId();
  useEffect(() => {
    if (!isDirty) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => {
      if (selectIsUnsaved(store.getState(), id)) event.preventDefault();
    };
    window.addEventListener('beforeunload', preventUnload);
    dispatch(formBecameUnsaved({ id, text }));
    return () => {
      window.removeEventListener('beforeunload', preventUnload);
      dispatch(formSettled({ id }));
    };
  }, [dispatch, store, id, isDirty, text]);
}
