/** A text about a person who is not the shown one; `name` may be unknown. */
export const aboutOther = (name: string, text: string): string => (name ? `${name}: ${text}` : text);
