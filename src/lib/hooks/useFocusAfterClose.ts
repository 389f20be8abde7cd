import { useEffect } from 'react';
import { catchFocus } from '@/lib/focusContent';

/** Puts the focus on the page's content when the component unmounts with the pressed button or the button that opened it. */
export function useFocusAfterClose(): void {
  useEffect(() => () => catchFocus(null), []);
}
