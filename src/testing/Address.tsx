import { useLocation } from 'react-router-dom';

/** The current address, labelled 'address'. */
export function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}
