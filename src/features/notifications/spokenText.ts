export interface SpokenText {
  /** What leads the message and is not drawn: '✅ ', '❌ ', or empty. */
  emoji: string;
  rest: string;
  icon: 'check' | 'alert' | null;
}

/** Parts a message of the specification from its emoji: the text stays whole, an icon is drawn instead. */
export function spokenText(text: string): SpokenText {
  const [emoji] = /^[✅❌]\s*/u.exec(text) ?? [''];
  const icon = emoji.startsWith('✅') ? 'check' : emoji.startsWith('❌') ? 'alert' : null;
  return { emoji, rest: text.slice(emoji.length), icon };
}
