/** "Amla C Glow Serum" as part of an address: "amla-c-glow-serum". */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
