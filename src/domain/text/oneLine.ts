/** No control characters, and nothing that a mail program reads as a line break. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;

/** Whether a text is one line, also as the subject of a mail. */
export const isOneLine = (text: string): boolean => ONE_LINE.test(text);
