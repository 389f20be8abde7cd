/** An item as people read it: its name, and its size where it has one. */
export const itemTitle = ({ name, variant }: { name: string; variant: string }): string =>
  [name, variant].filter(Boolean).join(', ');
