import type { UndeliveredInstruction } from '@/domain/orders/order/undelivered';
import type { Consignee } from '../../courier';
import { MAX_TEXT } from '../settings';

export interface NdrAction {
  awb: string;
  action: 're-attempt' | 'change_address' | 'change_phone' | 'rto';
  action_data: Record<string, string>;
}

const remarks = (note: string): Record<string, string> => (note ? { remarks: note } : {});

/**
 * NimbusPost's actions for a parcel that it could not deliver, as a list that it takes together. A landmark
 * is sent as the second line of the address, because no action has a field for it.
 */
export function ndrActions(awb: string, instruction: UndeliveredInstruction, to: Consignee): NdrAction[] {
  const { act, day, phone, landmark, address, note } = instruction;
  if (act === 'return') return [{ awb, action: 'rto', action_data: remarks(note) }];
  const lines = {
    address_1: (address || to.address).slice(0, MAX_TEXT),
    address_2: (landmark || to.address2).slice(0, MAX_TEXT),
  };
  const changes: NdrAction[] = [
    ...(address || landmark
      ? [{ awb, action: 'change_address' as const, action_data: { name: to.name, ...lines } }]
      : []),
    ...(phone ? [{ awb, action: 'change_phone' as const, action_data: { phone } }] : []),
  ];
  const again = { ...(day ? { re_attempt_date: day } : {}), ...remarks(note) };
  return [...changes, { awb, action: 're-attempt', action_data: again }];
}
