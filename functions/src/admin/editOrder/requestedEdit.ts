import { tidyAddress } from '@/domain/addresses/address';
import type { EditPreviewRequest } from '@/domain/contracts/adminOrders/editOrder';
import type { RequestedEdit } from '@/domain/orders/edit/facts';
import { cartLines } from '../../pricing/cartLines';

/** A request as the decision takes it. */
export function requestedEdit(
  { seen, kept, added, address }: EditPreviewRequest,
  { id, total, now }: Pick<RequestedEdit, 'id' | 'total' | 'now'>,
): RequestedEdit {
  return { id, seen, kept, total, now, added: cartLines(added), address: tidyAddress(address) };
}
