import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { adminOrderPath, adminPaths, adminReturnPath } from '@/app/router/paths';
import { formatPaise, ZERO } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import {
  isLostOnWayBack,
  owedNow,
  returnCaseOf,
  returnStepsOf,
  returnWaitOf,
} from '@/domain/orders/returnDesk/steps';
import { parcelWords } from '@/domain/orders/returnDesk/decide';
import { refundsToCredit } from '@/domain/orders/returnDesk/refund';
import { needsTransfer, refundable } from '@/domain/payments/refund/refundable';
import { firstName } from '@/domain/text/firstName';
import { RETURN_RIGHTS } from '@/domain/staff/returnRights';
import { useRights } from '@/features/admin/access';
import { NoOrder, orderLeft, orderRequested, selectOpenOrder } from '@/features/admin/openOrder';
import { shortNumber } from '@/features/admin/orders';
import { PrivateNotesCard } from '@/features/admin/privateNotes';
import { ListNav } from '@/features/admin/table';
import { useUnsavedForm } from '@/features/unsaved';
import { formatMoment } from '@/lib/dates';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Caption, ErrorNote, Skeleton, StatusDot, TextLink } from '@/ui';
import { returnQueryText, selectReturnList, selectReturnRows } from '../list/returnListSlice';
import { messages } from '../messages';
import { returnStanding } from '../standing';
import { CustomerCard } from './CustomerCard';
import { deskOf, outcomeOf } from './deskButtons';
import { DeskButtons } from './DeskButtons';
import { EffectsCard } from './EffectsCard';
import { LinesCard } from './LinesCard';
import { LossBackCard } from './LossBackCard';
import { OpenCard } from './OpenCard';
import { chosenVerdicts, isBegun, returnActions, selectOpenReturn } from './openReturnSlice';
import { PreviewCard } from './PreviewCard';
import { Body, Card, Columns, Head, Pair, ReturnStanding } from './ReturnScreen.styles';
import { AnswerCard, OutcomeField, SizesCard, TransferCard, AsCreditCard, WordsField } from './StepCards';
import { CloseCard, SendBackCard, WayCard } from './WayCards';

const { page: texts } = messages;

/** Links back to the list as it was, and to the neighbours in it. */
function ReturnNav({ orderId }: { orderId: string }) {
  const { query } = useSelector(selectReturnList);
  const ids = useSelector(selectReturnRows).map(({ id }) => id);
  const text = returnQueryText(query);
  const list = text ? `${adminPaths.returns}?${text}` : adminPaths.returns;
  return <ListNav texts={texts} list={list} ids={ids} id={orderId} pathOf={adminReturnPath} />;
}

/** The order, its customer, and the state of the return. */
function Title({ order }: { order: Order }) {
  const { orderId, address, status, erasedAt } = order;
  const own = returnCaseOf(order);
  const standing =
    own &&
    returnStanding({
      ...own,
      status,
      waits: returnWaitOf(order),
      isReplaced: own.replacement !== undefined,
      news: own.pickup?.news?.kind ?? '',
    });
  return (
    <div>
      <h1 title={orderId}>{texts.titleOf(shortNumber(orderId))}</h1>
      <ReturnStanding>
        {standing && <StatusDot tone={standing.tone}>{standing.word}</StatusDot>}
        <span>
          <Link to={adminOrderPath(orderId)}>{texts.openOrder}</Link>
        </span>
        {!erasedAt && <span>{texts.about(address.name, address.city)}</span>}
        {own?.receivedAt && <span>{texts.hereSince(formatMoment(own.receivedAt))}</span>}
      </ReturnStanding>
    </div>
  );
}

/** The decision of a finished return, or of a replacement that leaves a refund. */
function Over({ order }: { order: Order }) {
  const own = returnCaseOf(order);
  if (!own) return null;
  const { replacement, words, sentBack } = own;
  const due = replacement ? owedNow(order) : ZERO;
  return (
    <Card>
      <Body style={{ paddingTop: 14 }}>
        {replacement && (
          <p>
            {texts.done.replaced}
            <TextLink as={Link} to={adminOrderPath(replacement.orderId)}>
              {replacement.orderId}
            </TextLink>
          </p>
        )}
        {due > ZERO && <p>{texts.sizeBack(formatPaise(due))}</p>}
        {order.status === 'refunded' && <p>{texts.done.refunded}</p>}
        {sentBack && (
          <p>
            {texts.sentBack} {parcelWords(sentBack)}
          </p>
        )}
        {words && (
          <p>
            <Caption as="span">{texts.lastWords}:</Caption> {words}
          </p>
        )}
      </Body>
    </Card>
  );
}

/** The left side: the returned lines, their refund, and the input for the next step. */
function Main({ order }: { order: Order }) {
  const may = useRights();
  const { draft } = useSelector(selectOpenReturn);
  const steps = returnStepsOf(order).filter((step) => may(RETURN_RIGHTS[step]));
  const own = returnCaseOf(order);
  const { primary } = deskOf(order, draft, may);
  const isDeciding = steps.includes('accept');
  const isJudging = steps.includes('judge');
  const verdicts = own?.verdicts ?? chosenVerdicts(order, draft);
  const outcome = own?.state === 'judged' ? own.outcome : outcomeOf(order, draft);
  const isRefusing = verdicts.some(({ verdict }) => verdict === 'keep');
  const waits = returnWaitOf(order);
  // Also shown while refused units are still to be sent back.
  const isOver = waits === '' || waits === 'back';
  const showsSums = own !== null && (isJudging || own.verdicts !== undefined);
  const isCredit = refundsToCredit(order);
  const paysByHand = primary?.step === 'refund' && !isCredit && needsTransfer(order, refundable(order));
  return (
    <div>
      {steps.includes('open') && <OpenCard order={order} />}
      <LinesCard order={order} canJudge={isJudging && !isLostOnWayBack(order)} />
      {isDeciding && <AnswerCard order={order} />}
      {(own?.state === 'accepted' || own?.state === 'pickup') && (
        <WayCard order={order} canBook={steps.includes('pickup')} />
      )}
      <LossBackCard order={order} verdicts={verdicts} />
      {steps.includes('close') && <CloseCard order={order} />}
      {isJudging && (
        <Card>
          <Body style={{ paddingTop: 14 }}>
            {isRefusing && (
              <WordsField label={texts.words} hint={texts.wordsHint(firstName(order.address.name))} />
            )}
            <Pair>
              <OutcomeField order={order} />
            </Pair>
          </Body>
        </Card>
      )}
      {showsSums && outcome === 'refund' && <PreviewCard order={order} verdicts={verdicts} isOver={isOver} />}
      {outcome === 'replace' && steps.some((step) => step === 'judge' || step === 'replace') && (
        <SizesCard order={order} />
      )}
      {paysByHand && <TransferCard />}
      {isCredit && !isOver && <AsCreditCard />}
      {isJudging && primary && verdicts.length > 0 && (
        <EffectsCard order={order} verdicts={verdicts} outcome={outcome} act={primary.label} />
      )}
      {steps.includes('send-back') && <SendBackCard order={order} isNext={waits === 'back'} />}
      {(isOver || own?.replacement) && <Over order={order} />}
    </div>
  );
}

function Side({ order }: { order: Order }) {
  return (
    <div>
      <CustomerCard order={order} />
      <PrivateNotesCard canWrite={!order.erasedAt} />
    </div>
  );
}

/** The return of one order: from the request to the money or the replacement. */
export default function ReturnScreen() {
  const dispatch = useDispatch();
  const { orderId = '' } = useParams();
  usePageTitle(texts.titleOf(shortNumber(orderId)));
  const found = useSelector(selectOpenOrder);
  useEffect(() => {
    dispatch(orderRequested(orderId));
    dispatch(returnActions.returnRequested(orderId));
    return () => void dispatch(orderLeft());
  }, [dispatch, orderId]);
  const order = found.status === 'ready' && found.value?.orderId === orderId ? found.value : null;
  const { orderId: drafted, draft } = useSelector(selectOpenReturn);
  useUnsavedForm(drafted === orderId && isBegun(draft), texts.leaving);
  return (
    <>
      <ReturnNav orderId={orderId} />
      {found.status === 'loading' && <Skeleton style={{ height: 320 }} aria-busy="true" />}
      {found.status === 'failed' && <ErrorNote>{found.message}</ErrorNote>}
      {found.status === 'ready' && !found.value && <NoOrder orderId={orderId} />}
      {order && (
        <>
          <Head>
            <Title order={order} />
            <DeskButtons order={order} />
          </Head>
          <Columns>
            <Main order={order} />
            <Side order={order} />
          </Columns>
        </>
      )}
    </>
  );
}
