import { type Markup, markup } from '../../sandbox/markup';

/** A text whose words in backquotes are drawn as code. */
export function prose(text: string): Markup {
  const parts = text.split('`');
  // With paired backquotes, every second part is code.
  if (parts.length % 2 === 0) return markup`${text}`;
  return markup`${parts.map((part, at) => (at % 2 === 1 ? markup`<code>${part}</code>` : markup`${part}`))}`;
}
