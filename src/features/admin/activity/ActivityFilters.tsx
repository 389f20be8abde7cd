import { AUDIT_KINDS, type AuditKind } from '@/domain/admin/audit/actions';
import { MAX_THING, type Colleague } from '@/domain/contracts/admin/activity';
import { Button, SelectField } from '@/ui';
import { DayField, FilterBar, SearchField } from '../table';
import { filtersText, NO_FILTERS, type ActivityFilters as Values } from './activityAddress';
import { messages } from './messages';

interface Props {
  filters: Values;
  people: readonly Colleague[];
  onChange: (change: Partial<Values>, options: { replace: boolean }) => void;
}

/** Filters the log by thing, person, kind and days; the address holds the filters. */
export function ActivityFilters({ filters, people, onChange }: Props) {
  const choose = (change: Partial<Values>) => onChange(change, { replace: false });
  const isOther = filters.person !== '' && people.every(({ email }) => email !== filters.person);
  return (
    <FilterBar role="group" aria-label={messages.filters}>
      <SearchField
        label={messages.search}
        placeholder={messages.placeholder}
        maxLength={MAX_THING}
        q={filters.thing}
        onSearch={(thing) => onChange({ thing }, { replace: true })}
      />
      <SelectField
        label={messages.person}
        value={filters.person}
        onChange={({ target }) => choose({ person: target.value })}
      >
        <option value="">{messages.everybody}</option>
        {isOther && <option value={filters.person}>{filters.person}</option>}
        {people.map(({ email, name }) => (
          <option key={email} value={email}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={messages.kind}
        value={filters.kind}
        onChange={({ target }) => choose({ kind: target.value as AuditKind | '' })}
      >
        <option value="">{messages.everything}</option>
        {AUDIT_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {messages.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <DayField
        label={messages.from}
        day={filters.from}
        max={filters.to}
        onDay={(from) => onChange({ from }, { replace: true })}
      />
      <DayField
        label={messages.to}
        day={filters.to}
        min={filters.from}
        onDay={(to) => onChange({ to }, { replace: true })}
      />
      {filtersText(filters) !== '' && (
        <Button variant="ghost" size="sm" onClick={() => choose(NO_FILTERS)}>
          {messages.clear}
        </Button>
      )}
    </FilterBar>
  );
}
