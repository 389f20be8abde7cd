import { argument, type BuiltinTable, numberArgument, withArity } from './signature';
import { EvaluationError, float, int, pathSegment, type RulesValue, string } from '../values/RulesValue';

const EARTH_RADIUS_METRES = 6_371_010;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in metres. */
function distance(args: RulesValue[]): RulesValue {
  const [a, b] = [argument(args, 0, 'latlng'), argument(args, 1, 'latlng')];
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const chord = latitude + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude;
  return float(2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord))));
}

export const latlngMethods: BuiltinTable = {
  latitude: withArity(1, (args) => float(argument(args, 0, 'latlng').latitude)),
  longitude: withArity(1, (args) => float(argument(args, 0, 'latlng').longitude)),
  distance: withArity(2, distance),
};

export const latlngFunctions: BuiltinTable = {
  value: withArity(2, (args) => {
    const [latitude, longitude] = [numberArgument(args, 0), numberArgument(args, 1)];
    if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) {
      throw new EvaluationError('Latitude is -90 to 90, longitude -180 to 180.');
    }
    return { type: 'latlng', latitude, longitude };
  }),
};

/** RFC 4648's URL-safe alphabet, padded. */
const base64url = (value: Uint8Array): string =>
  Buffer.from(value).toString('base64').replace(/\+/g, '-').replace(/\//g, '_');

export const bytesMethods: BuiltinTable = {
  size: withArity(1, (args) => int(argument(args, 0, 'bytes').value.length)),
  toBase64: withArity(1, (args) => string(base64url(argument(args, 0, 'bytes').value))),
  toHexString: withArity(1, (args) =>
    string(
      Buffer.from(argument(args, 0, 'bytes').value)
        .toString('hex')
        .toUpperCase(),
    ),
  ),
};

/** Fills the open segments of a path from a map. */
function bind(args: RulesValue[]): RulesValue {
  const { segments, open, bound } = argument(args, 0, 'path');
  const { entries } = argument(args, 1, 'map');
  const filled = [...(open ?? [])].map(([index, name]): [index: number, name: string, text: string] => {
    const value = entries.get(name);
    if (value === undefined) throw new EvaluationError(`The map has no value for ${name}.`);
    return [index, name, pathSegment(value)];
  });
  const texts = new Map(filled.map(([index, , text]) => [index, text]));
  return {
    type: 'path',
    segments: segments.map((segment, index) => texts.get(index) ?? segment),
    bound: new Map([...(bound ?? []), ...filled.map(([, name, text]): [string, string] => [name, text])]),
  };
}

export const pathMethods: BuiltinTable = { bind: withArity(2, bind) };
