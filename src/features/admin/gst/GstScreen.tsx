import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { adminOrderPath } from '@/app/router/paths';
import type { GstReturn } from '@/domain/admin/gst/gstReturn';
import { monthInIndia } from '@/domain/time/months';
import { TAX_FIGURES, type TaxRecord } from '@/domain/admin/gst/taxRecord';
import { formatPaise } from '@/domain/money/money';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { loading } from '@/lib/remote';
import { Button, Caption, EmptyState } from '@/ui';
import { DoubtLinks, LoadState, Panel } from '../shared';
import { Choice, Sums, Tables } from './Gst.styles';
import { documentsLeft, documentsRequested, fileRequested, selectGst, selectReturn } from './gstSlice';
import { messages } from './messages';
import { periodText, readPeriod } from './periodAddress';
import { PeriodSelect } from './PeriodSelect';
import { ReturnTables } from './ReturnTables';

/** The documents of a note, each with the order that it belongs to. */
const linksOf = (records: readonly TaxRecord[]) =>
  records.map(({ number, orderId }) => ({ name: number, path: adminOrderPath(orderId) }));

function SumPanel({ sums }: Pick<GstReturn, 'sums'>) {
  const texts = messages.sums;
  return (
    <Panel>
      <header>
        <h2>{texts.title}</h2>
        <small>{messages.netNote}</small>
      </header>
      <Sums>
        {TAX_FIGURES.map((figure) => (
          <div key={figure}>
            <dt>{texts[figure]}</dt>
            <dd>{formatPaise(sums[figure])}</dd>
          </div>
        ))}
      </Sums>
    </Panel>
  );
}

function Found({ found }: { found: GstReturn }) {
  const dispatch = useDispatch();
  if (found.documents.length === 0) {
    return <EmptyState title={messages.noneTitle} text={messages.noneText} />;
  }
  const { unplaced, late } = found;
  return (
    <Tables>
      {unplaced.length > 0 && (
        <DoubtLinks text={messages.unplaced(unplaced.length)} links={linksOf(unplaced)} />
      )}
      {late.length > 0 && <DoubtLinks text={messages.late(late.length)} links={linksOf(late)} />}
      <SumPanel sums={found.sums} />
      <ReturnTables found={found} />
      <div>
        <Button size="sm" variant="ghost" onClick={() => dispatch(fileRequested('documents'))}>
          {messages.saveAll}
        </Button>
        <Caption>{messages.saveAllText}</Caption>
      </div>
    </Tables>
  );
}

/** The GST return of a month or quarter, as tables and as files for the offline tool. */
export default function GstScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const [now] = useState(() => new Date());
  const [params, setParams] = useSearchParams();
  const { from, to } = readPeriod(params.get('period'), now);
  const { documents, read } = useSelector(selectGst);
  const loaded = useSelector(selectReturn);
  useEffect(() => {
    dispatch(documentsRequested({ from, to }));
    return () => void dispatch(documentsLeft());
  }, [dispatch, from, to]);
  const isOther =
    documents.status === 'ready' && periodText(documents.value.months) !== periodText({ from, to });
  const found = isOther ? null : loaded;
  return (
    <>
      <h1>{messages.title}</h1>
      <Caption style={{ maxWidth: '62ch' }}>{messages.intro}</Caption>
      <Choice>
        <PeriodSelect
          period={{ from, to }}
          now={now}
          onChoose={(period) => setParams({ period }, { replace: true })}
        />
        <Caption role="status">
          {documents.status === 'loading' && read > 0 && messages.reading(read)}
          {found && messages.ready(read)}
          {found && to >= monthInIndia(now) && messages.notOver}
        </Caption>
      </Choice>
      <LoadState
        of={isOther ? loading : documents}
        onAgain={() => dispatch(documentsRequested({ from, to }))}
      />
      {found && <Found key={periodText({ from, to })} found={found} />}
    </>
  );
}
