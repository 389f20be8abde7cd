import { useEffect, useId } from 'react';
import { useDispatch } from 'react-redux';
import { formBecameUnsaved, formSettled } from './unsavedSlice';
import { messages } from './messages';

/**
 * While `isDirty`, the shop asks before a link, Back, Forward or a log-out loses what was typed, with `text` as explanation.
 * The browser asks in its own words before the tab closes.
 */
export function useUnsavedForm(isDirty: boolean, text = messages.notSaved): void {
  const dispatch = useDispatch();
  const id = useId();
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    dispatch(formBecameUnsaved({ id, text }));
    return () => {
      window.removeEventListener('beforeunload', ask);
      dispatch(formSettled({ id }));
    };
  }, [dispatch, id, isDirty, text]);
}
