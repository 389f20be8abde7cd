/** The names that a package gives its components for developers' tools; they alone keep what nobody uses. */
const NAMES = /^\w+\.displayName = .+;$/gm;

/** A webpack loader: the module without them. */
export default function withoutNames(source: string): string {
  return source.replace(NAMES, '');
}
