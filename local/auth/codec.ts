const MAP = '$map';
const SET = '$set';

/** JSON of plain data that may hold Maps and Sets, nested too. */
export function encode(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) => {
    if (item instanceof Map) return { [MAP]: [...item] };
    if (item instanceof Set) return { [SET]: [...item] };
    return item;
  });
}

/** The inverse of encode. */
export function decode(text: string): unknown {
  return JSON.parse(text, (_key, item: unknown) => {
    if (typeof item !== 'object' || item === null) return item;
    if (MAP in item) return new Map(item[MAP] as [unknown, unknown][]);
    if (SET in item) return new Set(item[SET] as unknown[]);
    return item;
  });
}
