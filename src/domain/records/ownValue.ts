/** The value of a key that may come from a browser, such as 'constructor'; undefined where the record has none of its own. */
export const ownValue = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;
