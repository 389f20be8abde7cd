/** The address that a text is, seen from `base`; null for another text. Chrome before 120 has no `URL.canParse`. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
