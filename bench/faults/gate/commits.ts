import { type Passage } from './passage';

interface Value {
  stringValue?: string;
  mapValue?: { fields?: Fields };
}
type Fields = Record<string, Value>;

export interface Written {
  collection: string;
  id: string;
  /** The text at a path such as `shipment.status`; undefined where there is none. */
  text(path: string): string | undefined;
}

function textAt(fields: Fields | undefined, [first = '', ...rest]: string[]): string | undefined {
  const value = fields?.[first];
  return rest.length === 0 ? value?.stringValue : textAt(value?.mapValue?.fields, rest);
}

/** The documents that a request to Firestore commits; none when it is no commit. */
export function writtenBy({ side, path, body }: Passage): Written[] {
  if (side !== 'firestore' || !/documents:commit(\?|$)/.test(path)) return [];
  const { writes = [] } = JSON.parse(body) as { writes?: { update?: { name: string; fields?: Fields } }[] };
  return writes.flatMap(({ update }) => {
    if (!update) return [];
    const [collection = '', id = ''] = update.name.split('/').slice(-2);
    return [{ collection, id, text: (at: string) => textAt(update.fields, at.split('.')) }];
  });
}
