import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { catchFocus } from '@/lib/focusContent';
import { useAfterStep } from '@/lib/hooks/useFocusAfterStep';
import type { Order } from '@/domain/orders/order/order';
import { useKeys } from '@/features/admin/keys';
import { Button, ErrorNote } from '@/ui';
import { Kbd } from '../shared';
import { ArriveForm } from './forms/ArriveForm';
import { CancelForm } from './forms/CancelForm';
import { messages } from './messages';
import { MoreMenu } from './MoreMenu';
import { NoteForm } from './forms/NoteForm';
import { Dock, ErrorPlace, Row } from './OrderActions.styles';
import { selectActionState } from './orderActionsSlice';
import { SlipButton, SlipProblem } from './OrderPapers';
import { ReceiveForm } from './forms/ReceiveForm';
import { RefundDialog } from './forms/RefundDialog';
import { ShipForm } from './forms/ShipForm';
import { TransferForm } from './forms/TransferForm';
import { useSteps, type Step } from './useSteps';

const FORMS = {
  cancel: CancelForm,
  ship: ShipForm,
  arrive: ArriveForm,
  receive: ReceiveForm,
  refund: RefundDialog,
  transfer: TransferForm,
  note: NoteForm,
} as const;

/** The form of the action that is asked about; the page's buttons open it. */
function OpenForm({ order }: { order: Order }) {
  const current = useSelector(selectActionState);
  if (current.status === 'closed' || current.orderId !== order.orderId || !(current.action in FORMS))
    return null;
  const Form = FORMS[current.action as keyof typeof FORMS];
  return <Form order={order} />;
}

const KEYS: Partial<Record<Step['name'], string>> = messages.keys;

/** P packs, L opens the label and R the refund, where the order allows it. */
function useStepKeys(steps: readonly Step[], label: string): void {
  const press = (name: Step['name']) => () => {
    const step = steps.find((one) => one.name === name);
    if (step && !step.busy && !step.disabled) step.press();
  };
  const print = () => {
    if (steps.some(({ name }) => name === 'label')) window.open(label, '_blank', 'noreferrer');
  };
  useKeys({ p: press('pack'), r: press('refund'), l: print });
}

interface StepButtonProps {
  step: Step;
  label: string;
  filled?: boolean;
}

function StepButton({ step, label, filled = false }: StepButtonProps) {
  const { name, text, busy, disabled, press } = step;
  const look = { size: 'sm', variant: filled ? 'primary' : 'ghost' } as const;
  const key = KEYS[name] && <Kbd aria-hidden="true">{KEYS[name]}</Kbd>;
  if (name === 'label') {
    return (
      <Button as="a" {...look} href={label} target="_blank" rel="noreferrer">
        {text}
        {key}
      </Button>
    );
  }
  return (
    <Button {...look} busy={busy} disabled={disabled} onClick={press}>
      {text}
      {key}
    </Button>
  );
}

/** Steps in sight although they are not the next one: a parcel's label, and a return that a customer calls about. */
const BESIDE: readonly Step['name'][] = ['label', 'return'];
/** The note stands beside what the customer reads. */
const ELSEWHERE: readonly Step['name'][] = ['note'];

interface OrderActionsProps {
  order: Order;
  /** Whether the rare actions lie over the page, which cannot be reached meanwhile. */
  isMenuOpen: boolean;
  onMenu: (open: boolean) => void;
}

/** An order's actions: papers, rare ones behind three dots, and the next step as the filled button. */
export function OrderActions({ order, isMenuOpen, onMenu }: OrderActionsProps) {
  const { next, others, problem, progress } = useSteps(order);
  const dock = useRef<HTMLDivElement>(null);
  useAfterStep(next?.name, progress, (isDone) =>
    catchFocus(isDone ? [...(dock.current?.querySelectorAll<HTMLElement>('a, button') ?? [])].at(-1) : null),
  );
  const { label } = order.shipment;
  useStepKeys(next ? [next, ...others] : others, label);
  const beside = others.filter(({ name }) => BESIDE.includes(name));
  const rare = others.filter(({ name }) => !BESIDE.includes(name) && !ELSEWHERE.includes(name));
  return (
    <div>
      <Row>
        <SlipButton order={order} />
        {beside.map((step) => (
          <StepButton key={step.name} step={step} label={label} />
        ))}
        {(next !== null || rare.length > 0) && (
          <Dock ref={dock} data-dock={next ? '' : undefined}>
            {rare.length > 0 && (
              <MoreMenu open={isMenuOpen} onOpen={onMenu}>
                {rare.map(({ name, text, disabled, press }) => (
                  <button
                    key={name}
                    type="button"
                    disabled={disabled}
                    data-rare={name === 'cancel' ? '' : undefined}
                    onClick={press}
                  >
                    {text}
                  </button>
                ))}
              </MoreMenu>
            )}
            {next && <StepButton key={next.name} step={next} label={label} filled />}
          </Dock>
        )}
      </Row>
      <ErrorPlace role="alert">
        {problem && <ErrorNote>{problem}</ErrorNote>}
        <SlipProblem order={order} />
      </ErrorPlace>
      <OpenForm order={order} />
    </div>
  );
}
