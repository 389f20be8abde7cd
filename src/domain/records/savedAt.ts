/** The time of this save, always later than the previous one, even if the clocks of two instances differ. */
export function savedAt(stored: { updatedAt?: string } | null, now: Date): string {
  const before = Date.parse(stored?.updatedAt ?? '');
  const at = now.getTime();
  return new Date(before >= at ? before + 1 : at).toISOString();
}
