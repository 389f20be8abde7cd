import { useSelector } from 'react-redux';
import { selectAddressesStatus, selectChosenAddress } from '@/features/addresses';
import { selectSession } from '@/features/auth';
import { DeliveryCheck } from '@/features/catalogue';
import { DeliveryPromise } from './DeliveryPromise';

/** When the cart would arrive: at the chosen address, or at a PIN code where there is none. */
export function CartDelivery() {
  const address = useSelector(selectChosenAddress);
  const status = useSelector(selectAddressesStatus);
  const isChecking = useSelector(selectSession).status === 'checking';
  const isKnown = !isChecking && status !== 'loading';
  return !address && isKnown ? <DeliveryCheck /> : <DeliveryPromise />;
}
