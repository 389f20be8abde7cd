import type { LabelsOutcome, PickupOutcome, TakenParcel } from '../../courier';
import { failure, unreadable, type Answer } from './answer';
import { fields, link, list, text } from './fields';

type Asked = readonly string[];

/**
 * The parcels that an answer names, each with its file: a list of parcels, or one file for all of them, which may name
 * those that are in it. Null for an answer that proves nothing.
 */
function taken(data: unknown, asked: Asked, names: readonly string[]): TakenParcel[] | null {
  const isAsked = ({ awb }: TakenParcel) => asked.includes(awb);
  if (Array.isArray(data)) {
    return list(data)
      .map((one) => ({ awb: text(one['awb_number']) || text(one['awb']), url: link(one[names[0] ?? '']) }))
      .filter(isAsked);
  }
  const one = fields(data);
  const url = link(data) || (names.map((name) => link(one?.[name])).find(Boolean) ?? '');
  const named = one?.['awbs'];
  if (Array.isArray(named)) return named.map((awb) => ({ awb: text(awb), url })).filter(isAsked);
  return url ? asked.map((awb) => ({ awb, url })) : null;
}

/** Reads the reply to a manifest. */
export function readPickup(answer: Answer, asked: Asked): PickupOutcome {
  if (answer.kind !== 'done') return failure(answer);
  const parcels = taken(answer.data, asked, ['manifest', 'manifest_url', 'url']);
  return parcels ? { kind: 'asked', parcels } : unreadable;
}

/** Reads the reply to a request for several labels. */
export function readBulkLabels(answer: Answer, asked: Asked): LabelsOutcome {
  if (answer.kind !== 'done') return failure(answer);
  const parcels = taken(answer.data, asked, ['label', 'label_url', 'url'])?.filter(({ url }) => url);
  return parcels ? { kind: 'labels', parcels } : unreadable;
}
