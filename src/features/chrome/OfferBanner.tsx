import { Fragment, useState } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import type { Offer } from '@/domain/offer';
import { formatRupees } from '@/domain/money';
import { COD_FEE_BELOW } from '@/domain/pricing';
import { selectOffers } from '@/features/offers';
import { useBriefly } from '@/lib/useBriefly';
import { prefersStillness, useMediaQuery } from '@/lib/useMediaQuery';
import { IconButton, media } from '@/ui';
import { useIdleOffers } from './useIdleOffers';
import { useOfferRotation } from './useOfferRotation';

const COPIED_MS = 2000;

const Bar = styled.section`
  background: var(--dew);
  color: var(--paper);
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) 44px;
  align-items: center;
  min-height: 44px;
  font-size: var(--t-small);
  font-weight: 500;
  :focus-visible {
    box-shadow: inset 0 0 0 2px var(--peach);
  }
`;
const Line = styled.p`
  grid-column: 2;
  display: flex;
  justify-content: center;
  align-items: center;
  min-height: 44px;
  gap: 4px 10px;
  white-space: nowrap;
  overflow: hidden;
  .title {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* A long title takes two lines of a phone's banner rather than lose its end. */
  ${media.belowDesktop} {
    .title {
      white-space: normal;
      text-wrap: balance;
      line-height: 1.2;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
  button {
    min-height: 44px;
    padding: 0 6px;
    font-weight: 600;
    text-decoration: underline 1px;
    text-underline-offset: 4px;
  }
  @media (max-width: 359px) {
    gap: 4px 6px;
    font-size: 0.8125rem;
    button {
      padding: 0 2px;
    }
  }
`;

const runsNow = (offer: Offer, now: number) =>
  (!offer.startsAt || Date.parse(offer.startsAt) <= now) && (!offer.endsAt || Date.parse(offer.endsAt) > now);

/** The enabled offers, one at a time; it rests while somebody points at it or stands on it. */
export function OfferBanner() {
  useIdleOffers();
  const [now] = useState(() => Date.now());
  const offers = useSelector(selectOffers).filter((offer) => runsNow(offer, now));
  const [held, setHeld] = useState(false);
  const still = useMediaQuery(prefersStillness);
  const { at, next, previous } = useOfferRotation(offers.length, !held && !still);
  const [copied, showCopied] = useBriefly<string>(COPIED_MS);
  const offer = offers[at];
  const copy = async (code: string) => {
    try {
      await navigator.clipboard.writeText(code);
      showCopied(code);
    } catch (error) {
      // Copying may be forbidden; the code is on the screen all the same.
      console.warn('The coupon code was not copied', error);
    }
  };
  return (
    <Bar
      aria-label="Offers"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {offers.length > 1 && (
        <IconButton label="Previous offer" icon="back" iconSize={20} onClick={previous} />
      )}
      <Line>
        {/* Another offer is other elements: nothing that is there moves. */}
        <Fragment key={offer?.id ?? 'none'}>
          <span className="title">{offer?.title ?? `Free delivery from ${formatRupees(COD_FEE_BELOW)}`}</span>
          {offer && (
            <>
              <b>{offer.code}</b>
              <button type="button" aria-live="polite" onClick={() => void copy(offer.code)}>
                {copied === offer.code ? 'Copied!' : 'Copy'}
              </button>
            </>
          )}
        </Fragment>
      </Line>
      {offers.length > 1 && <IconButton label="Next offer" icon="next" iconSize={20} onClick={next} />}
    </Bar>
  );
}
