import { BelowFold, lazyChunk } from '@/loading';

const Links = lazyChunk(() =>
  import(/* webpackChunkName: "footer" */ './Footer').then(({ Footer }) => Footer),
);

/** The footer of every page, below the first screen. Nothing stands below it, so its code comes with the first scroll. */
export function FooterBelow() {
  return (
    <BelowFold phone={880} desktop={468}>
      <Links />
    </BelowFold>
  );
}
