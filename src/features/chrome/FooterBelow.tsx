import { BelowFold, lazyChunk } from '@/loading';

const Links = lazyChunk(() =>
  import(/* webpackChunkName: "footer" */ './Footer').then(({ Footer }) => Footer),
);

/** The footer of every page, below the first screen. */
export function FooterBelow() {
  return (
    <BelowFold phone={880} desktop={468} preload={Links.preload}>
      <Links />
    </BelowFold>
  );
}
