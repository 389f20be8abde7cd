import { flatten, sizeOf, SIZES } from '@/domain/admin/audit/flatDraft';
import { isMap, same, type AuditChange, type Fields } from '@/domain/records/audit';
import { formatPaise, formatRupees, type Paise } from '@/domain/money/money';
import { figureText } from '@/domain/offers/types/figureText';
import { OFFER_FIGURES, OFFER_TYPES, type OfferType } from '@/domain/offers/types/offerType';
import { OFFER_TYPE_DEFINITIONS } from '@/domain/offers/types/offerTypeDefinitions';
import { formatMoment } from '@/lib/dates';
import { messages } from './messages';
import { fields, fieldWording, settingsFields } from './messages/fields';

/** A changed field in words. */
export interface ChangeLine {
  field: string;
  /** As in 'Price, 30 ml'. */
  label: string;
  /** 'Price', without the size. */
  name: string;
  /** '30 ml'; empty for a field of the whole product. */
  size: string;
  before: string;
  after: string;
}

/** Fields derived from others: the first size, the first picture, or all units. */
const DERIVED = ['price', 'mrp', 'sku', 'stock', 'mainImage'];
const RUPEES = ['price', 'mrp', 'minSubtotal', 'credit', 'total'];
/** Settings name the unit in their fields: 'friendRupees'. */
const isRupees = (field: string): boolean => RUPEES.includes(field) || field.endsWith('Rupees');
const PAISE = ['wrapPaise', 'sampleFromPaise'];
/** Fields whose values are identifiers of the code. */
const CODED = ['status', 'payment', 'parcel', 'return', 'outcome', 'undelivered', 'claim', 'referral', 'use'];
const TIMES = ['startsAt', 'endsAt', 'createdAt', 'acknowledgedAt'];

const offerTypeOf = (value: unknown): OfferType | undefined => OFFER_TYPES.find((type) => type === value);

const codedText = (value: string): string => fieldWording.coded[value] ?? value.replaceAll('_', ' ');

function typeText(value: string): string {
  const type = offerTypeOf(value);
  return type ? OFFER_TYPE_DEFINITIONS[type].label.toLowerCase() : codedText(value);
}

/** A refund, as 'Rs 95, done'; null for anything else. */
const refundText = ({ amount, status }: Fields): string | null =>
  typeof amount === 'number' && typeof status === 'string'
    ? fieldWording.refund(formatRupees(amount), codedText(status))
    : null;

/**
 * An element of a list: a picture by its file, a part of a combo by its product, returned units by their
 * verdict.
 */
function entryText(value: unknown): string {
  if (!isMap(value)) return String(value);
  const { src, productId, quantity, from, rate, title, label, id, line, verdict } = value;
  const refund = refundText(value);
  if (refund) return refund;
  if (typeof verdict === 'string')
    return fieldWording.verdict(Number(quantity), Number(line) + 1, codedText(verdict));
  if (typeof src === 'string') return src.split('/').at(-1) ?? src;
  if (typeof productId === 'string') return fieldWording.quantity(Number(quantity ?? 1), productId);
  if (typeof from === 'string') return `${from}: ${String(rate)}%`;
  return [title, label, id].find((text) => typeof text === 'string' && text !== '') as string;
}

/** A figure with its unit. The one of an offer's discount depends on the offer's type. */
function numberText(field: string, value: number, type: OfferType | undefined): string {
  const figure = OFFER_FIGURES.find((name) => name === field);
  if (figure) return figureText(figure, value, type);
  if (PAISE.includes(field)) return formatPaise(value as Paise);
  return isRupees(field) ? formatRupees(value) : String(value);
}

/** The value of a field on one line. */
export function valueText(field: string, value: unknown, type?: OfferType): string {
  if (value === null || value === undefined || value === '') return messages.nothing;
  if (typeof value === 'boolean') return value ? fieldWording.yes : fieldWording.no;
  if (typeof value === 'number') return numberText(field, value, type);
  if (typeof value === 'string') {
    if (field === 'type') return typeText(value);
    if (CODED.includes(field)) return codedText(value);
    return TIMES.includes(field) ? formatMoment(value) : value;
  }
  if (Array.isArray(value))
    return value.length === 0 ? messages.nothing : fieldWording.entries(value.map(entryText));
  const { kind, value: amount, unit } = value as Fields;
  if (typeof unit === 'string') return `${String(amount)} ${unit}`;
  if (typeof kind === 'string') return codedText(kind);
  return refundText(value as Fields) ?? unitsText(value as Fields) ?? JSON.stringify(value);
}

/** Units by SKU; null for anything else. */
function unitsText(value: Fields): string | null {
  const units = Object.entries(value);
  if (!units.every(([, count]) => typeof count === 'number')) return null;
  const texts = units.map(([sku, count]) => fieldWording.quantity(count as number, sku));
  return texts.length === 0 ? messages.nothing : fieldWording.entries(texts);
}

/** The label of each size that a product has or had. */
export function sizeLabels(changes: readonly AuditChange[]): Map<string, string> {
  const all = changes.filter(({ field }) => field === SIZES).flatMap(({ before, after }) => [before, after]);
  const sizes = all.flatMap((one) => (Array.isArray(one) ? (one as { id: string; label?: string }[]) : []));
  return new Map(sizes.map(({ id, label }) => [id, label || id]));
}

/** A field's label, with its size where the product has several. */
export function fieldLabel(path: string, sizes: ReadonlyMap<string, string> = new Map()): string {
  const size = sizeOf(path);
  if (!size) return fields[path] ?? path;
  const label = fields[size.field] ?? size.field;
  return sizes.size === 1 ? label : fieldWording.of(label, sizes.get(size.id) ?? size.id);
}

const fieldName = (path: string): string => sizeOf(path)?.field ?? path;

/** The fields that an entry changed in `target`, per size, without derived fields. */
export function changeLines(changes: readonly AuditChange[], target = ''): ChangeLine[] {
  const labels = settingsFields[target];
  const sizes = sizeLabels(changes);
  const type = changes.find(({ field }) => field === 'type');
  const context = { sizes, typeBefore: offerTypeOf(type?.before), typeAfter: offerTypeOf(type?.after) };
  const has = (field: string) => changes.some((change) => change.field === field);
  const own = changes.filter(
    ({ field }) => !(DERIVED.includes(field) && (has(SIZES) || (field === 'mainImage' && has('images')))),
  );
  return own.flatMap(({ field, before, after }): ChangeLine[] => {
    if (labels?.[field]) return [{ ...lineOf(field, before, after, context), label: labels[field] }];
    if (field !== SIZES) return [lineOf(field, before, after, context)];
    const [old, now] = [flatten({ [SIZES]: before ?? [] }), flatten({ [SIZES]: after ?? [] })];
    const paths = [...new Set([...old.keys(), ...now.keys()])];
    return paths
      .filter((path) => !same(old.get(path) ?? null, now.get(path) ?? null))
      .map((path) =>
        path === SIZES
          ? lineOf(path, namesOf(old.get(path), sizes), namesOf(now.get(path), sizes), context)
          : lineOf(path, old.get(path), now.get(path), context),
      );
  });
}

const namesOf = (ids: unknown, sizes: ReadonlyMap<string, string>): string[] =>
  (ids as string[]).map((id) => sizes.get(id) ?? id);

/** What the other changes of an entry say about a field: the sizes, and the offer's type if it changed too. */
interface Context {
  sizes: ReadonlyMap<string, string>;
  typeBefore?: OfferType;
  typeAfter?: OfferType;
}

function lineOf(path: string, before: unknown, after: unknown, context: Context): ChangeLine {
  const { sizes, typeBefore, typeAfter } = context;
  return {
    field: path,
    label: fieldLabel(path, sizes),
    name: fields[fieldName(path)] ?? fieldName(path),
    size: sizes.get(sizeOf(path)?.id ?? '') ?? '',
    before: valueText(fieldName(path), before, typeBefore),
    after: valueText(fieldName(path), after, typeAfter),
  };
}
