export interface DetailAddress {
  kind: 'product' | 'combo';
  /** As the router reads it: what cannot be decoded stays as it is, and nothing on the shelf is called that. */
  id: string;
}

const DETAIL = /^\/(product|combo)\/([^/]+)\/?$/;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Which product or combo a path of the shop is about; null where it is about none. */
export function readDetailPath(pathname: string): DetailAddress | null {
  const [, kind, segment = ''] = DETAIL.exec(pathname) ?? [];
  return kind === 'product' || kind === 'combo' ? { kind, id: decoded(segment) } : null;
}
