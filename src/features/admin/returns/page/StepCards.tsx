import { useDispatch, useSelector } from 'react-redux';
import { formatPaise, formatRupees, ZERO } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { RETURN_OUTCOMES, type ReturnOutcome } from '@/domain/orders/order/returnCase';
import { MAX_RETURN_WORDS } from '@/domain/orders/returnDesk/decide';
import { exchangeDifference } from '@/domain/orders/returnDesk/replacement';
import { acceptedLines, returnCaseOf } from '@/domain/orders/returnDesk/steps';
import { firstName } from '@/domain/text/firstName';
import { Caption, SelectField, TextArea } from '@/ui';
import { BankReferenceField, LoadState, missingReference } from '../../shared';
import { messages } from '../messages';
import { outcomeOf } from './deskButtons';
import { chosenVerdicts, returnActions, selectOpenReturn } from './openReturnSlice';
import { Body, Card, Pair } from './ReturnScreen.styles';

const { page: texts } = messages;

/** The customer's compensation for the accepted units. */
export function OutcomeField({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const { draft } = useSelector(selectOpenReturn);
  return (
    <SelectField
      label={texts.outcome}
      value={outcomeOf(order, draft)}
      onChange={({ target }) =>
        dispatch(returnActions.draftChanged({ outcome: target.value as ReturnOutcome }))
      }
    >
      {RETURN_OUTCOMES.map((one) => (
        <option key={one} value={one}>
          {texts.outcomes[one]}
        </option>
      ))}
    </SelectField>
  );
}

interface WordsFieldProps {
  label: string;
  hint: string;
}

/** The message to the customer, which is required. */
export function WordsField({ label, hint }: WordsFieldProps) {
  const dispatch = useDispatch();
  const { draft } = useSelector(selectOpenReturn);
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={3}
      maxLength={MAX_RETURN_WORDS}
      value={draft.words}
      error={draft.tried && !draft.words.trim() ? texts.wordsMissing : undefined}
      onChange={({ target }) => dispatch(returnActions.draftChanged({ words: target.value }))}
    />
  );
}

/** The answer to a request: the compensation and the message. */
export function AnswerCard({ order }: { order: Order }) {
  return (
    <Card>
      <header>
        <h2>{texts.decideTitle}</h2>
      </header>
      <Body>
        <Pair>
          <OutcomeField order={order} />
        </Pair>
        <WordsField label={texts.answer(firstName(order.address.name))} hint={texts.answerHint} />
      </Body>
    </Card>
  );
}

/** Shows that the customer chose store credit. */
export function AsCreditCard() {
  return (
    <Card>
      <header>
        <h2>{texts.asCredit}</h2>
      </header>
      <Body>
        <p>{texts.asCreditHint}</p>
      </Body>
    </Card>
  );
}

/** The bank's reference number, if the shop refunds by its own transfer. */
export function TransferCard() {
  const dispatch = useDispatch();
  const { draft } = useSelector(selectOpenReturn);
  return (
    <Card>
      <Body style={{ paddingTop: 14 }}>
        <BankReferenceField
          hint={texts.referenceHint}
          value={draft.reference}
          error={draft.tried ? missingReference(draft.reference) : undefined}
          onChange={(reference) => dispatch(returnActions.draftChanged({ reference }))}
        />
      </Body>
    </Card>
  );
}

/** Without the sizes the same ones would be sent, so that their failure is said. */
function SizesLoading({ order: { orderId } }: { order: Order }) {
  const dispatch = useDispatch();
  const { found } = useSelector(selectOpenReturn);
  return (
    <Card>
      <header>
        <h2>{texts.sizes}</h2>
      </header>
      <Body>
        <LoadState of={found} height={72} onAgain={() => dispatch(returnActions.returnRequested(orderId))} />
      </Body>
    </Card>
  );
}

/** The replacement sizes: the same, or others that cost no more. */
export function SizesCard({ order }: { order: Order }) {
  const dispatch = useDispatch();
  const { draft, found } = useSelector(selectOpenReturn);
  const verdicts = returnCaseOf(order)?.verdicts ?? chosenVerdicts(order, draft);
  const lines = acceptedLines(verdicts);
  if (lines.length === 0) return null;
  if (found.status !== 'ready') return <SizesLoading order={order} />;
  const { sizes } = found.value;
  const difference = exchangeDifference(order, verdicts, (line) => {
    const sku = draft.sizes[line];
    // The same size is given again, even if its price has changed.
    if (!sku || sku === order.lines[line]?.sku) return null;
    return (sizes[String(line)] ?? []).find((one) => one.sku === sku)?.price ?? null;
  });
  return (
    <Card>
      <header>
        <h2>{texts.sizes}</h2>
      </header>
      <Body>
        <Pair>
          {lines.map(({ line }) => {
            const of = order.lines[line];
            if (!of) return null;
            // A more expensive size is refused, so it is not offered.
            const offered = (sizes[String(line)] ?? []).filter(
              ({ sku, price }) => sku === of.sku || price <= of.price,
            );
            return (
              <SelectField
                key={line}
                label={texts.sizeOf(of.name)}
                value={draft.sizes[line] ?? of.sku}
                onChange={({ target }) =>
                  dispatch(returnActions.draftChanged({ sizes: { ...draft.sizes, [line]: target.value } }))
                }
              >
                {offered.length === 0 && <option value={of.sku}>{of.variant || of.name}</option>}
                {offered.map(({ sku, label, price, available }) => (
                  <option key={sku} value={sku}>
                    {texts.sizeText(label, formatRupees(price), available)}
                  </option>
                ))}
              </SelectField>
            );
          })}
        </Pair>
        <Caption role="status">
          {difference > ZERO ? texts.sizeBack(formatPaise(difference)) : texts.sizeHint}
        </Caption>
      </Body>
    </Card>
  );
}
