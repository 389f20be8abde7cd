import {
  ChevronFrame,
  FieldWithAction,
  PasswordField,
  SearchField,
  SelectField,
  TextArea,
  TextField,
} from '@/ui';
import { Forced } from '../Forced';
import { LONG_TEXT, type Specimens } from '../specimen';

const ERROR = 'Please enter a valid 6-digit PIN code';
const states = (
  <>
    <option>Karnataka</option>
    <option>Kerala</option>
  </>
);

/** A form whose button does nothing. */
const stay = (event: { preventDefault: () => void }) => event.preventDefault();

/** A search whose text stays. */
const noType = () => undefined;

export const fields: Specimens<
  | 'ChevronFrame'
  | 'TextField'
  | 'TextArea'
  | 'PasswordField'
  | 'SearchField'
  | 'SelectField'
  | 'FieldWithAction'
> = {
  ChevronFrame: [
    {
      name: 'Default',
      view: (
        <ChevronFrame>
          <select aria-label="State">{states}</select>
        </ChevronFrame>
      ),
    },
  ],
  TextField: [
    { name: 'Empty', view: <TextField label="Full name" /> },
    { name: 'Filled', view: <TextField label="Full name" defaultValue="Asha Rao" /> },
    {
      name: 'Focus',
      view: (
        <Forced state="focus-visible">
          <TextField label="Full name" defaultValue="Asha Rao" />
        </Forced>
      ),
    },
    { name: 'Hint', view: <TextField label="Mobile number" hint="10 digits, for the courier" /> },
    { name: 'Optional', view: <TextField label="Landmark" optional /> },
    { name: 'Error', view: <TextField label="PIN code" defaultValue="5600" error={ERROR} /> },
    {
      name: 'Warning',
      view: <TextField label="City" defaultValue="Mysuru" warning="560025 is in Bengaluru. Is this right?" />,
    },
    { name: 'Disabled', view: <TextField label="Email" defaultValue="asha@example.com" disabled /> },
    { name: 'Read only', view: <TextField label="Email" defaultValue="asha@example.com" readOnly /> },
    {
      name: 'Long text',
      view: <TextField label={LONG_TEXT} defaultValue={LONG_TEXT} hint={LONG_TEXT} error={LONG_TEXT} />,
    },
  ],
  TextArea: [
    { name: 'Empty', view: <TextArea label="Message" /> },
    { name: 'Filled', view: <TextArea label="Message" defaultValue={LONG_TEXT} /> },
    {
      name: 'Focus',
      view: (
        <Forced state="focus-visible">
          <TextArea label="Message" />
        </Forced>
      ),
    },
    { name: 'Error', view: <TextArea label="Message" error="Please write a message" /> },
    { name: 'Disabled', view: <TextArea label="Message" defaultValue="Sent" disabled /> },
  ],
  PasswordField: [
    { name: 'Default', view: <PasswordField label="Password" autoComplete="off" /> },
    {
      name: 'Filled',
      view: <PasswordField label="Password" defaultValue="not-a-secret" autoComplete="off" />,
    },
    {
      name: 'Focus',
      view: (
        <Forced state="focus-visible">
          <PasswordField label="Password" autoComplete="off" />
        </Forced>
      ),
    },
    {
      name: 'Error',
      view: <PasswordField label="Password" error="At least 6 characters" autoComplete="off" />,
    },
    { name: 'Disabled', view: <PasswordField label="Password" autoComplete="off" disabled /> },
  ],
  SearchField: [
    { name: 'Empty', view: <SearchField label="Search questions" value="" onType={noType} /> },
    { name: 'Typed', view: <SearchField label="Search questions" value="vegan" onType={noType} /> },
    {
      name: 'Focus',
      view: (
        <Forced state="focus-visible">
          <SearchField label="Search questions" value="vegan" onType={noType} />
        </Forced>
      ),
    },
    { name: 'Disabled', view: <SearchField label="Search questions" value="" onType={noType} disabled /> },
  ],
  SelectField: [
    { name: 'Default', view: <SelectField label="State">{states}</SelectField> },
    {
      name: 'Focus',
      view: (
        <Forced state="focus-visible">
          <SelectField label="State">{states}</SelectField>
        </Forced>
      ),
    },
    {
      name: 'Error',
      view: (
        <SelectField label="State" error="Please choose a state">
          {states}
        </SelectField>
      ),
    },
    {
      name: 'Disabled',
      view: (
        <SelectField label="State" disabled>
          {states}
        </SelectField>
      ),
    },
    {
      name: 'Long text',
      view: (
        <SelectField label="State">
          <option>{LONG_TEXT}</option>
        </SelectField>
      ),
    },
  ],
  FieldWithAction: [
    {
      name: 'Default',
      view: (
        <FieldWithAction onSubmit={stay}>
          <input aria-label="Coupon code" placeholder="Coupon code" />
          <button type="submit">Apply</button>
        </FieldWithAction>
      ),
    },
    {
      name: 'Focus',
      view: (
        <Forced state="focus-visible">
          <FieldWithAction onSubmit={stay}>
            <input aria-label="Coupon code, focused" defaultValue="GLOW10" />
            <button type="submit">Apply</button>
          </FieldWithAction>
        </Forced>
      ),
    },
    {
      name: 'Wrong',
      view: (
        <FieldWithAction onSubmit={stay} data-wrong="">
          <input aria-label="Coupon code, wrong" defaultValue="GLOW1000" aria-invalid />
          <button type="submit">Apply</button>
        </FieldWithAction>
      ),
    },
    {
      name: 'Disabled',
      view: (
        <FieldWithAction onSubmit={stay}>
          <input aria-label="Coupon code, disabled" defaultValue="GLOW10" disabled />
          <button type="submit" disabled>
            Apply
          </button>
        </FieldWithAction>
      ),
    },
  ],
};
