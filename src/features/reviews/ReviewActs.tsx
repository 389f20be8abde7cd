import { useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { REPORT_REASONS, type Marked, type ReportReason } from '@/domain/reviews/marks';
import { selectRuntimeRunning } from '@/lib/runtimeSlice';
import { Button, Caption, Dialog, SelectField, VisuallyHidden } from '@/ui';
import { messages } from './messages';
import { Acts, Fields } from './Reviews.styles';
import { helpfulChosen, reviewReported, selectMark } from './reviewsSlice';

interface ReviewActsProps {
  of: Marked;
  id: string;
  /** Names the review for screen readers. */
  about: string;
  /** The votes as the page was loaded. */
  helpful: number;
}

/** The buttons of a review or answer: find it helpful, or report it. */
export function ReviewActs({ of, id, about, helpful }: ReviewActsProps) {
  const dispatch = useDispatch();
  const mark = useSelector(selectMark(id));
  // A press before the runtime would be lost.
  const isRunning = useSelector(selectRuntimeRunning);
  const [isReporting, setReporting] = useState(false);
  const isHelpful = mark?.helpful ?? false;
  const isReported = mark?.reported ?? false;
  const count = mark?.count ?? helpful + Number(isHelpful);
  return (
    <Acts>
      <button
        type="button"
        aria-pressed={isHelpful}
        disabled={!isRunning}
        onClick={() => dispatch(helpfulChosen({ of, id, helpful: !isHelpful }))}
      >
        {messages.helpful(count)}
        <VisuallyHidden>{about}</VisuallyHidden>
      </button>
      <button
        type="button"
        disabled={!isRunning}
        // Not `disabled`: the dialog gives the focus back to it.
        aria-disabled={isReported || undefined}
        onClick={() => setReporting(!isReported)}
      >
        {isReported ? messages.reported : messages.report}
        <VisuallyHidden>{about}</VisuallyHidden>
      </button>
      {isReporting && (
        <ReportDialog
          of={of}
          onClose={() => setReporting(false)}
          onReport={(reason) => dispatch(reviewReported({ of, id, reason }))}
        />
      )}
    </Acts>
  );
}

interface ReportDialogProps {
  of: Marked;
  onClose: () => void;
  onReport: (reason: ReportReason) => void;
}

function ReportDialog({ of, onClose, onReport }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>('off_topic');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onReport(reason);
    onClose();
  };
  return (
    <Dialog title={messages.reportTitle} size="confirm" onClose={onClose}>
      <Fields onSubmit={submit}>
        <Caption>{messages.reportIntro[of]}</Caption>
        <SelectField
          label={messages.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value as ReportReason)}
        >
          {REPORT_REASONS.map((one) => (
            <option key={one} value={one}>
              {messages.reasonOf(one)}
            </option>
          ))}
        </SelectField>
        <Button type="submit">{messages.sendReport[of]}</Button>
        <Button variant="ghost" onClick={onClose}>
          {messages.cancel}
        </Button>
      </Fields>
    </Dialog>
  );
}
