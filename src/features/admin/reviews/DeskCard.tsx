import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { productPath } from '@/app/router/paths';
import type { DeskRow } from '@/domain/contracts/admin/reviews';
import { Caption, DoubtNote, ErrorNote, StatusDot, TextLink } from '@/ui';
import { Card } from '../shared';
import { Actions, Head, Reply, Words } from './DeskCard.styles';
import { messages } from './messages';
import { ReadAgain } from './ReadAgain';
import { selectReviewDesk } from './reviewsSlice';

interface DeskCardProps {
  row: DeskRow;
  /** The text with its author and date. */
  words: ReactNode;
  source: ReactNode;
  /** The shop's answer; empty without one. */
  answer: string;
  actions: ReactNode;
  /** The open dialog. */
  children: ReactNode;
}

/** One review or question in full, with the team's actions. */
export function DeskCard({ row, words, source, answer, actions, children }: DeskCardProps) {
  const { id, status, reports, reportedFor, refusal, productId, product } = row;
  const desk = useSelector(selectReviewDesk);
  // An open dialog shows its own failure.
  const state = desk.open?.id === id ? undefined : desk.sending[id];
  const failure = state?.status === 'failed' ? state : null;
  const tone = status === 'published' ? 'good' : status === 'pending' ? 'wait' : 'neutral';
  return (
    <Card>
      <Head>
        <TextLink as={Link} to={productPath(productId)}>
          {product || messages.goneProduct}
        </TextLink>
        <StatusDot tone={tone}>{messages.status[status]}</StatusDot>
      </Head>
      <Words>{words}</Words>
      <Caption>{source}</Caption>
      {reports > 0 && <DoubtNote>{messages.reports(reports, reportedFor)}</DoubtNote>}
      {refusal && <Caption>{messages.refusal(refusal)}</Caption>}
      {answer && <Reply>{answer}</Reply>}
      <Actions>{actions}</Actions>
      <div role="alert">
        {failure && <ErrorNote>{failure.message}</ErrorNote>}
        {failure?.isChanged && <ReadAgain />}
      </div>
      {children}
    </Card>
  );
}
