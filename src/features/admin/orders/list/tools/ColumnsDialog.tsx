import { Checkbox, Dialog } from '@/ui';
import { messages } from '../../messages';
import { COLUMN_NAMES, type ColumnName } from '../listAddress';

interface ColumnsDialogProps {
  columns: readonly ColumnName[];
  onChoose: (columns: ColumnName[]) => void;
  onClose: () => void;
}

/** Chooses the columns of the list; the last one stays. */
export function ColumnsDialog({ columns, onChoose, onClose }: ColumnsDialogProps) {
  const toggle = (name: ColumnName) =>
    onChoose(columns.includes(name) ? columns.filter((one) => one !== name) : [...columns, name]);
  return (
    <Dialog title={messages.list.columnsTitle} size="confirm" onClose={onClose}>
      <p>{messages.list.columnsHint}</p>
      <div style={{ paddingBottom: 16 }}>
        {COLUMN_NAMES.map((name) => (
          <Checkbox
            key={name}
            label={messages.list.columns[name]}
            checked={columns.includes(name)}
            disabled={columns.length === 1 && columns.includes(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </div>
    </Dialog>
  );
}
