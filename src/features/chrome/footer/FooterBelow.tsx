import styled from 'styled-components';
import { BelowFold, lazyChunk } from '@/loading';

const Links = lazyChunk(() => import(/* webpackChunkName: "footer" */ './Footer'));

/** Late content would push a visible footer down. */
const BelowContent = styled.div`
  main:has([data-reserved]) ~ & {
    visibility: hidden;
  }
`;

/**
 * The footer of every page, below the first screen. It is the last part, so its code loads with the first
 * scroll.
 */
export function FooterBelow() {
  return (
    <BelowContent>
      <BelowFold phone={880} desktop={468}>
        <Links />
      </BelowFold>
    </BelowContent>
  );
}
