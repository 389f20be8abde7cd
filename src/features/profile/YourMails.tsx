import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cartMailsChosen, choiceRequested, selectAlerts } from '@/features/alerts';
import { Caption, Checkbox, H3, TextLink } from '@/ui';
import { messages } from './messages';

/** The mails that a person may switch on, each off until they do. */
export function YourMails() {
  const dispatch = useDispatch();
  const { cartMails } = useSelector(selectAlerts);
  // The link of a mail, or another device, may have changed it.
  useEffect(() => {
    dispatch(choiceRequested());
  }, [dispatch]);
  return (
    <section>
      <H3>{messages.yourMails.title}</H3>
      {cartMails.status === 'failed' ? (
        <p>
          {cartMails.message}{' '}
          <TextLink as="button" type="button" onClick={() => dispatch(choiceRequested())}>
            {messages.detailsTab.tryAgain}
          </TextLink>
        </p>
      ) : (
        <Checkbox
          label={messages.yourMails.cart}
          checked={cartMails.status === 'ready' && cartMails.value}
          disabled={cartMails.status !== 'ready'}
          onChange={(event) => dispatch(cartMailsChosen(event.target.checked))}
        />
      )}
      <Caption>{messages.yourMails.note}</Caption>
    </section>
  );
}
