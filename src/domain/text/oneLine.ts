/** Whether a text has no control characters, so that it is one line. */
export const isOneLine = (text: string): boolean =>
  ![...text].some((char) => char < ' ' || char === '\u007f');
