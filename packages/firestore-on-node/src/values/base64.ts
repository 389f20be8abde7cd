/** Whether a text is base64 of bytes, in either alphabet, with or without the padding. */
export function isBase64(text: string): boolean {
  const digits = text.replace(/={1,2}$/, '');
  // One digit alone is six bits, which no byte comes from.
  return /^[A-Za-z0-9+/_-]*$/.test(digits) && digits.length % 4 !== 1;
}
