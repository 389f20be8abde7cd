import { type ShipmentStatus } from '../nimbuspost/types';

interface Step {
  status: ShipmentStatus;
  label: string;
}

const FORWARD: Step[] = [
  { status: 'picked', label: 'Picked up' },
  { status: 'in transit', label: 'In transit' },
  { status: 'out for delivery', label: 'Out for delivery' },
  { status: 'delivered', label: 'Delivered' },
];
const RETURNED: Step = { status: 'rto delivered', label: 'Returned to origin' };
const ENDED: ShipmentStatus[] = ['delivered', 'rto delivered', 'lost', 'cancelled'];
const RETURNING: ShipmentStatus[] = ['rto', 'rto in transit'];

/** The possible next statuses of a parcel, likeliest first. */
export function nextSteps(status: ShipmentStatus): Step[] {
  if (ENDED.includes(status)) return [];
  if (RETURNING.includes(status)) return [RETURNED];
  const from = status === 'exception' ? 'in transit' : status;
  const passed = FORWARD.findIndex((step) => step.status === from);
  return [...FORWARD.slice(passed + 1), RETURNED];
}

/** The colour of a status's dot. */
export function tone(status: ShipmentStatus): '' | 'good' | 'moving' | 'bad' {
  if (status === 'delivered') return 'good';
  if (status === 'booked' || status === 'pending pickup') return '';
  return ENDED.includes(status) || RETURNING.includes(status) || status === 'exception' ? 'bad' : 'moving';
}
