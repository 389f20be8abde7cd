/** The types `x is type` may name. */
const TYPE_NAMES = [
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
];

export function isTypeName(name: string): boolean {
  return TYPE_NAMES.includes(name);
}
