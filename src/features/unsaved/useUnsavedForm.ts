import { useEffect, useId } from 'react';
import { useDispatch } from 'react-redux';
import { formBecameUnsaved, formSettled } from './unsavedSlice';
import { messages } from './messages';

/**
 * While `isDirty`, asks before a link, Back, Forward or a logout loses typed text, with `text` as explanation. When
 * the tab closes, the browser asks in its own words.
 */
export function useUnsavedForm(isDirty: boolean, text = messages.notSaved): void {
  const dispatch = useDispatch();
  const id = useId();
  useEffect(() => {
    if (!isDirty) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    dispatch(formBecameUnsaved({ id, text }));
    return () => {
      window.removeEventListener('beforeunload', preventUnload);
      dispatch(formSettled({ id }));
    };
  }, [dispatch, id, isDirty, text]);
}
