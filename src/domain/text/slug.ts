/** "Amla C Glow Serum" as a slug: "amla-c-glow-serum"; at most `maxLength` characters. */
export function slugOf(text: string, maxLength = 80): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
}
