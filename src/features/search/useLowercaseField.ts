import { type ChangeEvent, type CompositionEvent, useLayoutEffect, useRef, useState } from 'react';

/**
 * A field that converts typed text to lower case. The caret stays in place, and a word that an input method is
 * composing is left alone.
 */
export function useLowercaseField(value: string, onText: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [composing, setComposing] = useState<string | null>(null);

  // Setting a field's value moves the caret to its end.
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  return {
    ref: field,
    value: composing ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value: text, selectionStart } = event.target;
      const native = event.nativeEvent as Partial<InputEvent>;
      setComposing(native.isComposing ? text : null);
      if (!native.isComposing && text !== text.toLowerCase()) caret.current = selectionStart;
      onText(text);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      setComposing(null);
      onText(event.currentTarget.value);
    },
  };
}
