import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useFocusAfterRetry } from '@/lib/hooks/useFocusAfterRetry';
import { ErrorNote, H3, TextLink } from '@/ui';
import { BuyForm } from './BuyForm';
import { giftCardActions, selectGiftCards } from './giftCardsSlice';
import { GivenCards } from './GivenCards';
import { messages } from './messages';
import { RedeemForm } from './RedeemForm';

/** Gift cards of the profile: redeem one, buy one, and the list of bought ones. */
export function GiftCards() {
  const dispatch = useDispatch();
  const { page } = useSelector(selectGiftCards);
  const again = useFocusAfterRetry(page.status);
  useEffect(() => {
    dispatch(giftCardActions.pageRequested());
  }, [dispatch]);
  return (
    <>
      <section>
        <H3 style={{ marginBlock: '32px 12px' }}>{messages.redeem.title}</H3>
        <RedeemForm />
      </section>
      {page.status === 'failed' && (
        <div role="alert">
          <ErrorNote>
            {messages.loadFailed}{' '}
            <TextLink
              ref={again}
              as="button"
              type="button"
              onClick={() => dispatch(giftCardActions.pageRequested())}
            >
              {messages.tryAgain}
            </TextLink>
          </ErrorNote>
        </div>
      )}
      {page.status === 'ready' && page.value.amounts.length > 0 && (
        <section>
          <H3 style={{ marginBlock: '32px 12px' }}>{messages.buy.title}</H3>
          <BuyForm amounts={page.value.amounts} />
        </section>
      )}
      {page.status === 'ready' && <GivenCards cards={page.value.cards} />}
    </>
  );
}
