import { useState } from 'react';
import { Checkbox, RadioCard, Stepper, type StepperProps } from '@/ui';
import { Forced } from '../Forced';
import { LONG_TEXT, type Specimens } from '../specimen';

function Counting({ value: first, ...props }: Omit<StepperProps, 'onStep'>) {
  const [value, setValue] = useState(first);
  return <Stepper {...props} value={value} onStep={(delta) => setValue(value + delta)} />;
}

function TwoWays() {
  const [method, setMethod] = useState('cod');
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      <RadioCard
        name="method"
        value="cod"
        title="Cash on Delivery"
        note="Pay the courier"
        checked={method === 'cod'}
        onChange={() => setMethod('cod')}
      />
      <RadioCard
        name="method"
        value="online"
        title="Pay Online"
        tag="Test payment"
        note="UPI, cards, net banking"
        checked={method === 'online'}
        onChange={() => setMethod('online')}
      />
    </div>
  );
}

const ignore = () => undefined;

export const choices: Specimens<'Checkbox' | 'RadioCard' | 'Stepper'> = {
  Checkbox: [
    { name: 'Off', view: <Checkbox label="In stock only" /> },
    { name: 'On', view: <Checkbox label="In stock only" defaultChecked /> },
    { name: 'With a count', view: <Checkbox label="Serums" count={12} /> },
    {
      name: 'Focus',
      view: (
        <Forced state="focus-visible">
          <Checkbox label="In stock only" defaultChecked />
        </Forced>
      ),
    },
    { name: 'Disabled', view: <Checkbox label="In stock only" disabled /> },
    { name: 'Disabled and on', view: <Checkbox label="In stock only" disabled defaultChecked /> },
    { name: 'Radio', view: <Checkbox type="radio" name="sort-1" label="Price, low to high" /> },
    {
      name: 'Radio, on',
      view: <Checkbox type="radio" name="sort-2" label="Price, low to high" defaultChecked />,
    },
    { name: 'Long text', view: <Checkbox label={LONG_TEXT} count={12} /> },
  ],
  RadioCard: [
    { name: 'A group of two', view: <TwoWays /> },
    {
      name: 'With an amount aside',
      view: <RadioCard name="size" title="50 ml" aside="₹599" checked onChange={ignore} />,
    },
    {
      name: 'Focus',
      view: (
        <Forced state="focus-visible">
          <RadioCard name="focus" title="50 ml" aside="₹599" onChange={ignore} />
        </Forced>
      ),
    },
    {
      name: 'Disabled',
      view: <RadioCard name="off" title="100 ml" note="Sold out" aside="₹999" disabled onChange={ignore} />,
    },
    {
      name: 'Long text',
      view: <RadioCard name="long" title={LONG_TEXT} tag="Default" note={LONG_TEXT} onChange={ignore} />,
    },
  ],
  Stepper: [
    { name: 'At its least', view: <Counting label="Quantity of serum" value={1} max={5} /> },
    { name: 'In between', view: <Counting label="Quantity of toner" value={3} max={5} /> },
    { name: 'At its most', view: <Counting label="Quantity of cream" value={5} max={5} /> },
    { name: 'Small', view: <Counting label="Quantity of mist" value={2} size="sm" /> },
    {
      name: 'Focus',
      view: (
        <Forced state="focus-visible">
          <Counting label="Quantity of oil" value={2} />
        </Forced>
      ),
    },
  ],
};
