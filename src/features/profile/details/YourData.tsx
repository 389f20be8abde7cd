import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { dataRequested, deletionOpened, selectDownload } from '@/features/privacy';
import { Link } from 'react-router-dom';
import { policyPath } from '@/app/router/paths';
import { Button, Caption, ErrorNote, H3, TextLink } from '@/ui';
import { messages } from '../messages';

const Section = styled.section`
  > p {
    color: var(--ink-2);
    max-width: 62ch;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 24px;
  margin-top: 20px;
`;
const Delete = styled(TextLink)`
  min-height: 44px;
  color: var(--danger);
`;
const MessageArea = styled.div`
  &:not(:empty) {
    margin-top: 12px;
  }
`;

/** Buttons to download or delete a person's data. */
export function YourData() {
  const dispatch = useDispatch();
  const download = useSelector(selectDownload);
  return (
    <Section>
      <H3>{messages.yourData.title}</H3>
      <p>{messages.yourData.intro}</p>
      <Actions>
        <Button
          variant="ghost"
          size="sm"
          busy={download.status === 'loading'}
          onClick={() => dispatch(dataRequested())}
        >
          {messages.yourData.download}
        </Button>
        <Delete as="button" type="button" onClick={() => dispatch(deletionOpened())}>
          {messages.yourData.deleteAccount}
        </Delete>
      </Actions>
      <MessageArea role="alert">
        {download.status === 'failed' && <ErrorNote>{download.message}</ErrorNote>}
      </MessageArea>
      <Caption style={{ marginTop: 10 }}>
        {messages.yourData.whatIsKept}{' '}
        <TextLink as={Link} to={policyPath('privacy')}>
          {messages.yourData.privacy}
        </TextLink>
      </Caption>
    </Section>
  );
}
