import { tidyAddress } from '@/domain/addresses/address';
import type { EditPreviewRequest } from '@/domain/contracts/adminOrders/editOrder';
import type { RequestedEdit } from '@/domain/orders/edit/facts';
import { cartLines } from '../../pricing/cartLines';

/** A request as the decision takes it. */
export function requestedEdit(
  { seen, kept, added, address }: EditPreviewRequest,
  rest: Pick<RequestedEdit, 'id' | 'total' | 'takesOnline' | 'now'>,
): RequestedEdit {
  return { ...rest, seen, kept, added: cartLines(added), address: tidyAddress(address) };
}
