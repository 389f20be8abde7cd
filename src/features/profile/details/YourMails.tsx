import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { choiceRequested, mailsChosen, selectAlerts } from '@/features/alerts';
import { useFocusAfterRetry } from '@/lib/hooks/useFocusAfterRetry';
import { Caption, Checkbox, H3, TextLink } from '@/ui';
import { messages } from '../messages';

const KINDS = ['cartMails', 'reviewMails'] as const;

/** The mails beyond order updates, each with a switch. */
export function YourMails() {
  const dispatch = useDispatch();
  const { choice } = useSelector(selectAlerts);
  const again = useFocusAfterRetry(choice.status);
  // A mail's link, or another device, may have changed it.
  useEffect(() => {
    dispatch(choiceRequested());
  }, [dispatch]);
  return (
    <section>
      <H3>{messages.yourMails.title}</H3>
      {choice.status === 'failed' ? (
        <p>
          {choice.message}{' '}
          <TextLink ref={again} as="button" type="button" onClick={() => dispatch(choiceRequested())}>
            {messages.detailsTab.tryAgain}
          </TextLink>
        </p>
      ) : (
        KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={messages.yourMails[kind]}
            checked={choice.status === 'ready' && choice.value[kind]}
            disabled={choice.status !== 'ready'}
            onChange={({ target }) => dispatch(mailsChosen({ [kind]: target.checked }))}
          />
        ))
      )}
      <Caption>{messages.yourMails.note}</Caption>
    </section>
  );
}
