import { type ShipmentStatus } from '../nimbuspost/types';
import { nextSteps } from './shipmentSteps';

it.each<[ShipmentStatus, ShipmentStatus[]]>([
  ['booked', ['picked', 'in transit', 'out for delivery', 'delivered', 'rto delivered']],
  ['picked', ['in transit', 'out for delivery', 'delivered', 'rto delivered']],
  ['exception', ['out for delivery', 'delivered', 'rto delivered']],
  ['out for delivery', ['delivered', 'rto delivered']],
  ['rto in transit', ['rto delivered']],
  ['delivered', []],
  ['cancelled', []],
])('from %s a parcel goes to %j', (from, expected) => {
  expect(nextSteps(from).map(({ status }) => status)).toEqual(expected);
});
