import { useDispatch, useSelector } from 'react-redux';
import type { Order } from '@/domain/orders/order/order';
import { focusInvalidIn } from '@/lib/focusInvalid';
import { useFocusAfterStep } from '@/lib/hooks/useFocusAfterStep';
import { useRights } from '@/features/admin/access';
import { useKeys } from '@/features/admin/keys';
import { Kbd } from '@/features/admin/shared';
import { Button, ErrorNote } from '@/ui';
import { messages } from '../messages';
import { deskOf, type DeskButton } from './deskButtons';
import { returnActions, selectOpenReturn } from './openReturnSlice';
import { Dock } from './ReturnScreen.styles';

const { page: texts } = messages;

/** The next thing to do, filled, and what else can be done. R moves the focus to the refund, so that a key alone sends no money. */
export function DeskButtons({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const { draft, sending } = useSelector(selectOpenReturn);
  const { primary, others } = deskOf(order, draft, useRights());
  const isSending = sending.status === 'sending';
  const next = useFocusAfterStep<HTMLButtonElement>(order.updatedAt, sending.status);
  useKeys({ r: () => next.current?.focus() });
  const press = ({ missing, request }: DeskButton) => {
    if (!missing) return void dispatch(returnActions.stepRequested(request));
    dispatch(returnActions.draftChanged({ tried: true }));
    focusInvalidIn('#content');
  };
  const problem = sending.status === 'failed' ? sending.message : '';
  return (
    <div>
      {primary && (
        <Dock data-dock={others.length > 1 ? 'tall' : ''}>
          {others.map((one) => (
            <Button
              key={one.label}
              variant="ghost"
              size="sm"
              disabled={one.toGo > 0 || isSending}
              onClick={() => press(one)}
            >
              {one.label}
            </Button>
          ))}
          {primary.toGo > 0 && <p>{texts.toGo(primary.toGo)}</p>}
          <Button
            ref={next}
            size="sm"
            busy={isSending}
            disabled={primary.toGo > 0}
            onClick={() => press(primary)}
          >
            {primary.label}
            {primary.step === 'refund' && <Kbd aria-hidden="true">{texts.refundKey}</Kbd>}
          </Button>
        </Dock>
      )}
      <div role="alert">{problem && <ErrorNote>{problem}</ErrorNote>}</div>
    </div>
  );
}
