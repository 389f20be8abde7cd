export interface SpokenText {
  /** The leading emoji, which is not drawn: '✅ ', '❌ ', or empty. */
  emoji: string;
  rest: string;
  icon: 'check' | 'alert' | null;
}

/** Separates a specification message from its emoji: screen readers get the whole text, sighted users an icon. */
export function spokenText(text: string): SpokenText {
  const [emoji] = /^[✅❌]\s*/u.exec(text) ?? [''];
  const icon = emoji.startsWith('✅') ? 'check' : emoji.startsWith('❌') ? 'alert' : null;
  return { emoji, rest: text.slice(emoji.length), icon };
}
