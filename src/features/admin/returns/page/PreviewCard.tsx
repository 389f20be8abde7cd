import { formatPaise, ZERO } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import type { UnitVerdict } from '@/domain/orders/order/returnCase';
import { previewReturn, type PreviewLine } from '@/domain/orders/returnDesk/preview';
import { messages } from '../messages';
import { Card } from './ReturnScreen.styles';
import { Scroll, SumTable } from './Tables.styles';

const { page: texts } = messages;

/** One line with the refund for its accepted units, or for the whole line. */
function Row({ line, isJudged }: { line: PreviewLine; isJudged: boolean }) {
  const { name, quantity, accepted, worth, back } = line;
  const isRefused = isJudged && accepted === 0;
  const shown = accepted > 0 ? back : worth;
  const money = (text: string) => (isRefused ? <s>{text}</s> : text);
  return (
    <tr data-refused={isRefused ? '' : undefined}>
      <th scope="row">
        {name} {messages.list.units(quantity)} {isRefused && <em>{texts.refusedLine}</em>}
        {accepted > 0 && accepted < quantity && <em>{texts.partLine(accepted, quantity)}</em>}
      </th>
      <td>{money(formatPaise(shown.gross))}</td>
      <td>{money(shown.discount > ZERO ? texts.minus(shown.discount) : formatPaise(ZERO))}</td>
      <td>{money(formatPaise(shown.tax))}</td>
      <td>{formatPaise(back.total)}</td>
    </tr>
  );
}

interface PreviewCardProps {
  order: Order;
  verdicts: readonly UnitVerdict[];
  /** Whether the refund was sent, which ends the preview. */
  isOver: boolean;
}

/** The refund for the verdicts, line by line as on the credit note; it updates with each press. */
export function PreviewCard({ order, verdicts, isOver }: PreviewCardProps) {
  const { lines, delivery, totals, given, amount } = previewReturn(order, verdicts);
  const { heads } = texts;
  return (
    <Card>
      <header>
        <h2>{texts.preview}</h2>
        {!isOver && <small>{texts.previewHint}</small>}
      </header>
      <Scroll role="region" aria-label={texts.preview} tabIndex={0}>
        <SumTable>
          <thead>
            <tr>
              {[heads.line, heads.price, heads.discount, heads.tax, heads.back].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row
                key={line.line}
                line={line}
                isJudged={verdicts.some((verdict) => verdict.line === line.line)}
              />
            ))}
            {delivery.paid > ZERO && (
              <tr data-refused={delivery.back === ZERO ? '' : undefined}>
                <th scope="row">
                  {texts.delivery} {delivery.back === ZERO && texts.deliveryStays}
                </th>
                <td>{formatPaise(delivery.paid)}</td>
                <td />
                <td />
                <td>{formatPaise(delivery.back)}</td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{texts.total}</th>
              <td>{formatPaise(totals.gross)}</td>
              <td>{totals.discount > ZERO ? texts.minus(totals.discount) : formatPaise(ZERO)}</td>
              <td>{formatPaise(totals.tax)}</td>
              <td>{formatPaise(totals.total)}</td>
            </tr>
            {given > ZERO && !isOver && (
              <tr>
                <th scope="row">{texts.given}</th>
                <td colSpan={3} />
                <td>{texts.minus(given)}</td>
              </tr>
            )}
            {given > ZERO && !isOver && (
              <tr>
                <th scope="row">{texts.due}</th>
                <td colSpan={3} />
                <td>{formatPaise(amount)}</td>
              </tr>
            )}
          </tfoot>
        </SumTable>
      </Scroll>
    </Card>
  );
}
