import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { formatRupees } from '@/domain/money/money';
import { LinkTrouble } from '@/features/mailLink';
import { usePageTitle } from '@/lib/usePageTitle';
import { Caption, H1, media, Skeleton, SumList, SumRow, Wrap } from '@/ui';
import { messages } from './messages';
import { PayButton } from './PayButton';
import { prepayLinkOpened, selectPrepay } from './prepaySlice';

const Page = styled.div`
  display: grid;
  gap: 20px;
  max-width: 520px;
  padding-block: 32px var(--section);
  ${media.desktop} {
    padding-block: 56px var(--section);
  }
`;

/** What the link of a cash order's mail shows. It works without a login, and opening it changes nothing. */
export default function PrepayScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const { token = '' } = useParams();
  const { question, isOver } = useSelector(selectPrepay);
  useEffect(() => {
    dispatch(prepayLinkOpened(token));
  }, [dispatch, token]);
  if (question.status === 'failed') {
    return (
      <LinkTrouble
        text={question.message}
        overTitle={isOver ? messages.overTitle : null}
        onAgain={() => dispatch(prepayLinkOpened(token))}
      />
    );
  }
  if (question.status !== 'ready') {
    return (
      <Wrap>
        <Page>
          <H1>{messages.title}</H1>
          <Skeleton style={{ height: 240 }} aria-busy="true" />
        </Page>
      </Wrap>
    );
  }
  const { orderId, units, cash, online, saving } = question.value;
  return (
    <Wrap>
      <Page>
        <div>
          <H1>{messages.heading(formatRupees(saving))}</H1>
          <Caption>{messages.what(orderId, units)}</Caption>
        </div>
        <SumList>
          <SumRow label={messages.inCash} amount={formatRupees(cash)} />
          <SumRow tone="saving" label={messages.saving} amount={`−${formatRupees(saving)}`} />
          <SumRow tone="total" label={messages.online} amount={formatRupees(online)} />
        </SumList>
        <PayButton target={{ key: token, by: 'link' }} online={online} />
      </Page>
    </Wrap>
  );
}
