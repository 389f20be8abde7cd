import { useDispatch, useSelector } from 'react-redux';
import type { Order, OrderLine, ReturnLine } from '@/domain/orders/order/order';
import type { UnitVerdict } from '@/domain/orders/order/returnCase';
import { returnCaseOf } from '@/domain/orders/returnDesk/steps';
import { Picture } from '@/ui';
import { messages } from '../messages';
import { chosenVerdicts, returnActions, selectOpenReturn } from './openReturnSlice';
import { Card } from './ReturnScreen.styles';
import { Item, LineTable, Says, Verdicts } from './Tables.styles';
import { VerdictControl } from './VerdictControl';

const { page: texts } = messages;

function LineName({ line: { name, variant, mainImage }, quantity }: { line: OrderLine; quantity: number }) {
  return (
    <Item>
      {mainImage ? (
        <Picture picture={{ src: mainImage, width: 34, height: 42 }} sizes="34px" alt="" />
      ) : (
        <span data-blank="" />
      )}
      <span>
        <b>{name}</b>
        <small>{[variant, messages.list.units(quantity)].filter(Boolean).join(' ')}</small>
      </span>
    </Item>
  );
}

/** The saved verdicts. */
function Given({ verdicts }: { verdicts: readonly UnitVerdict[] }) {
  return (
    <Says>
      {verdicts.map(({ verdict, quantity }) => (
        <span key={verdict}>{texts.givenVerdict(quantity, messages.verdicts[verdict])} </span>
      ))}
    </Says>
  );
}

/** The verdict of a line, or of each of its units. */
function Choose({ name, asked: { line, quantity } }: { name: string; asked: ReturnLine }) {
  const dispatch = useDispatch();
  const { draft } = useSelector(selectOpenReturn);
  const isSplit = draft.split.includes(line);
  const control = (key: string, label: string) => (
    <VerdictControl
      label={label}
      value={draft.verdicts[key]}
      onChoose={(verdict) => dispatch(returnActions.verdictChosen({ key, verdict }))}
    />
  );
  return (
    <Verdicts>
      {isSplit
        ? Array.from({ length: quantity }, (_, at) => (
            <div key={at}>
              <small>{texts.piece(at + 1)}</small>
              {control(`${line}.${at}`, texts.pieceOf(name, at + 1))}
            </div>
          ))
        : control(String(line), texts.verdictOf(name))}
      {quantity > 1 && (
        <button type="button" onClick={() => dispatch(returnActions.splitChanged(line))}>
          {isSplit ? texts.together : texts.split}
        </button>
      )}
    </Verdicts>
  );
}

/** The returned lines; an arrived parcel gets its verdicts here. */
export function LinesCard({ order, canJudge }: { order: Order; canJudge: boolean }) {
  const { draft } = useSelector(selectOpenReturn);
  const own = returnCaseOf(order);
  if (!own) return null;
  const given = own.verdicts;
  const isHere = canJudge || given !== undefined;
  const done = own.asked.lines.filter(({ line, quantity }) => {
    const judged = chosenVerdicts(order, draft).filter((one) => one.line === line);
    return judged.reduce((sum, one) => sum + one.quantity, 0) === quantity;
  }).length;
  return (
    <Card>
      <header>
        <h2>{isHere ? texts.cameBack : texts.asked}</h2>
        {canJudge && <small>{texts.cameBackHint}</small>}
        {canJudge && <b role="status">{texts.judgedOf(done, own.asked.lines.length)}</b>}
      </header>
      <LineTable>
        <thead>
          <tr>
            <th scope="col">{texts.lineHead}</th>
            <th scope="col">{texts.saysHead}</th>
            {isHere && <th scope="col">{texts.verdictHead}</th>}
          </tr>
        </thead>
        <tbody>
          {own.asked.lines.map((asked) => {
            const line = order.lines[asked.line];
            return (
              line && (
                <tr key={asked.line}>
                  <td>
                    <LineName line={line} quantity={asked.quantity} />
                  </td>
                  <td>
                    <Says>{own.asked.reason}</Says>
                  </td>
                  {isHere && (
                    <td>
                      {given ? (
                        <Given verdicts={given.filter((one) => one.line === asked.line)} />
                      ) : (
                        <Choose name={line.name} asked={asked} />
                      )}
                    </td>
                  )}
                </tr>
              )
            );
          })}
        </tbody>
      </LineTable>
    </Card>
  );
}
