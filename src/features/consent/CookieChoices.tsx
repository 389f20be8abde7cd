import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { Dialog } from '@/ui';
import { Answers } from './Answers';
import { cookieChoicesClosed, selectConsent } from './consentSlice';
import { counted, needed, nothingCounted, stateText } from './messages';
import { messages } from './messages';

const Text = styled.div`
  display: grid;
  gap: 12px;
  padding-bottom: 24px;
  color: var(--ink-2);
  strong {
    color: var(--ink);
  }
`;

/**
 * The dialog behind the footer's entry: what this browser stores, and the consent, which can be changed at any time.
 */
export default function CookieChoices() {
  const dispatch = useDispatch();
  const { analytics, answer } = useSelector(selectConsent);
  const present = analytics === 'present';
  return (
    <Dialog
      title={messages.cookieChoices}
      size="confirm"
      onClose={() => dispatch(cookieChoicesClosed())}
      footer={present && <Answers now={answer} />}
    >
      <Text>
        <p>{needed}</p>
        <p>{present ? counted : nothingCounted}</p>
        {present && (
          <p>
            <strong>{stateText(answer)}</strong>
          </p>
        )}
      </Text>
    </Dialog>
  );
}
