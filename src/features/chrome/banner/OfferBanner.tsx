import { Fragment, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { PublicOffer } from '@/domain/contracts/shoppers/catalogue';
import { formatRupees } from '@/domain/money/money';
import { COD_FEE_BELOW } from '@/domain/pricing/fees';
import { OfferBar, OfferLine, selectShownOffers, selectOffersKnown } from '@/features/offers';
import { toastShown } from '@/lib/toast';
import { useCopied } from '@/lib/hooks/useCopied';
import { prefersStillness, useMediaQuery } from '@/lib/hooks/useMediaQuery';
import { usePageHidden } from '@/lib/hooks/usePageHidden';
import { useRunning } from '@/lib/hooks/useRunning';
import { copyTextOf } from '@/services';
import { IconButton } from '@/ui';
import { useFreshCatalogue } from './useFreshCatalogue';
import { useOfferRotation } from './useOfferRotation';
import { copyFailed, messages } from '../messages/offerBanner';

function CodeToCopy({ code }: { code: string }) {
  const dispatch = useDispatch();
  const shown = useRef<HTMLElement>(null);
  const [copied, showCopied] = useCopied();
  const copy = async () => {
    if (!shown.current) return;
    if (await copyTextOf(shown.current)) showCopied();
    else dispatch(toastShown({ text: copyFailed(code) }));
  };
  return (
    <>
      <b ref={shown}>{code}</b>
      <button type="button" aria-live="polite" onClick={() => void copy()}>
        {copied ? messages.copied : messages.copy}
      </button>
    </>
  );
}

const PAUSE_ICON = 'M9 6.5v11M15 6.5v11';
const PLAY_ICON = 'M8.5 6v12l9-6z';

function Offers({ offers }: { offers: PublicOffer[] }) {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const still = useMediaQuery(prefersStillness);
  const hidden = usePageHidden();
  const { at, next, previous } = useOfferRotation(
    offers.length,
    !isHovered && !hasFocus && !isPaused && !still && !hidden,
  );
  const offer = offers[at];
  const several = offers.length > 1;
  return (
    <OfferBar
      as="section"
      aria-label={messages.offers}
      // Not on enter, which React misses where the banner replaces what is under the pointer.
      onPointerOver={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {several && <IconButton label={messages.previousOffer} icon="back" iconSize={20} onClick={previous} />}
      <OfferLine>
        {/* Another offer mounts new elements, so that nothing moves. */}
        {offer && (
          <Fragment key={offer.id}>
            <span className="title">{offer.title}</span>
            <CodeToCopy code={offer.code} />
          </Fragment>
        )}
      </OfferLine>
      {several && !still && (
        <IconButton
          label={isPaused ? messages.play : messages.pause}
          icon={isPaused ? PLAY_ICON : PAUSE_ICON}
          iconSize={20}
          onClick={() => setPaused(!isPaused)}
        />
      )}
      {several && <IconButton label={messages.nextOffer} icon="next" iconSize={20} onClick={next} />}
    </OfferBar>
  );
}

/**
 * The enabled offers, one at a time; pauses by its button, on hover, on focus and while the page is hidden. Until they
 * are known, a line about delivery takes their place; without offers it disappears with the next navigation, so that
 * nothing jumps.
 */
export function OfferBanner() {
  useFreshCatalogue();
  const { pathname } = useLocation();
  const offers = useRunning(useSelector(selectShownOffers));
  const none = useSelector(selectOffersKnown) && offers.length === 0;
  const [page, setPage] = useState({ pathname, empty: none });
  if (page.pathname !== pathname) setPage({ pathname, empty: none });
  if (offers.length > 0 && !page.empty) return <Offers offers={offers} />;
  if (page.empty) return null;
  return (
    <OfferBar>
      <OfferLine>
        <span className="title">{messages.freeDeliveryFrom(formatRupees(COD_FEE_BELOW))}</span>
      </OfferLine>
    </OfferBar>
  );
}
