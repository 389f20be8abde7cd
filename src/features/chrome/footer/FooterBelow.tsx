import styled from 'styled-components';
import { BelowFold, lazyChunk } from '@/loading';

const Links = lazyChunk(() =>
  import(/* webpackChunkName: "footer" */ './Footer').then(({ Footer }) => Footer),
);

/** Content that came late would push a visible footer away. */
const BelowContent = styled.div`
  main:has([data-reserved]) ~ & {
    visibility: hidden;
  }
`;

/** The footer of every page, below the first screen. Nothing stands below it, so its code comes with the first scroll. */
export function FooterBelow() {
  return (
    <BelowContent>
      <BelowFold phone={880} desktop={468}>
        <Links />
      </BelowFold>
    </BelowContent>
  );
}
