import type { ComparisonRow, Fact } from '@/domain/compare/comparison';
import { DesktopOnly, Icon, PhoneOnly, VisuallyHidden } from '@/ui';
import { Dashed, Table } from './Compare.styles';
import { messages } from './messages';
import { ColumnHead, ColumnPrice, type Column } from './ProductColumn';

function factText(name: ComparisonRow['name'], fact: Fact): string {
  if (name === 'score') return fact ? messages.score(fact[0] ?? '', Number(fact[1])) : messages.noReviews;
  if (fact) return fact.join(', ');
  return name === 'otherSizes' ? messages.oneSize : messages.notStated;
}

/** A fact that all products share: the first visible column shows it, the others say that it is the same. */
function QuietFact({
  text,
  isFirst,
  isFirstOnPhone,
}: Record<'isFirst' | 'isFirstOnPhone', boolean> & { text: string }) {
  const same = messages.same;
  if (isFirst === isFirstOnPhone) return isFirst ? text : same;
  return (
    <>
      <DesktopOnly>{isFirst ? text : same}</DesktopOnly>
      <PhoneOnly>{isFirstOnPhone ? text : same}</PhoneOnly>
    </>
  );
}

interface CompareTableProps {
  columns: readonly Column[];
  rows: readonly ComparisonRow[];
  /** The product ids that a phone shows. */
  onPhone: readonly string[];
  onTakeOut: (id: string) => void;
  onAdd: () => void;
}

/** The products side by side. */
export function CompareTable({ columns, rows, onPhone, onTakeOut, onAdd }: CompareTableProps) {
  const isAlone = columns.length === 1;
  const isShown = ({ product }: Column) => onPhone.includes(product.id);
  return (
    <Table aria-label={messages.table} $columns={Math.max(2, columns.length)}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{messages.fact}</VisuallyHidden>
          </th>
          {columns.map((column) => (
            <th
              key={column.product.id}

              scope="col"
              abbr={column.product.name}
              data-on-phone={isShown(column)}
            >
              <ColumnHead column={column} onTakeOut={() => onTakeOut(column.product.id)} />
            </th>
          ))}
          {isAlone && (
            <td>
              <Dashed type="button" onClick={onAdd}>
                <Icon name="plus" size={24} />
                {messages.addAnother}
              </Dashed>
            </td>
          )}
        </tr>
      </thead>
      <tbody>
        <tr data-row="price">
          <th scope="row">
            <VisuallyHidden>{messages.price}</VisuallyHidden>
          </th>
          {columns.map((column) => (
            <td key={column.product.id} data-on-phone={isShown(column)}>
              <ColumnPrice column={column} />
            </td>
          ))}
        </tr>
        {rows.map(({ name, facts, isSame }) => (
          <tr key={name} data-same={isSame || undefined}>
            <th scope="row">{messages.rows[name]}</th>
            {columns.map((column, at) => {
              const text = factText(name, facts[at] ?? null);
              return (
                <td key={column.product.id} data-on-phone={isShown(column)}>
                  {isSame ? (
                    <QuietFact
                      text={text}
                      isFirst={at === 0}
                      isFirstOnPhone={column.product.id === onPhone[0]}
                    />
                  ) : (
                    text
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
