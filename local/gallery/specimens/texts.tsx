import {
  Accordion,
  Caption,
  H1,
  H2,
  H3,
  HeroTitle,
  Icon,
  Label,
  Lead,
  Price,
  Rating,
  SkipLink,
  Star,
  Stars,
  SumList,
  SumRow,
  TextLink,
  VisuallyHidden,
} from '@/ui';
import { Forced } from '../Forced';
import { ICONS } from '../iconNames';
import { LONG_TEXT, type Specimens } from '../specimen';

export const texts: Specimens<
  | 'HeroTitle'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'Lead'
  | 'Caption'
  | 'Label'
  | 'VisuallyHidden'
  | 'SkipLink'
  | 'Icon'
  | 'Price'
  | 'Rating'
  | 'Star'
  | 'Stars'
  | 'SumList'
  | 'SumRow'
  | 'Accordion'
> = {
  // Rendered as paragraphs, because the gallery has its own headings.
  HeroTitle: [
    { name: 'Default', view: <HeroTitle as="p">Skin that glows{'\n'}like morning</HeroTitle>, isWide: true },
  ],
  H1: [
    { name: 'Default', view: <H1 as="p">Amla C Glow Serum</H1> },
    { name: 'Long text', view: <H1 as="p">{LONG_TEXT}</H1> },
  ],
  H2: [
    { name: 'Default', view: <H2 as="p">New this week</H2> },
    { name: 'Long text', view: <H2 as="p">{LONG_TEXT}</H2> },
  ],
  H3: [
    { name: 'Default', view: <H3 as="p">How to use</H3> },
    { name: 'Long text', view: <H3 as="p">{LONG_TEXT}</H3> },
  ],
  Lead: [{ name: 'Default', view: <Lead>{LONG_TEXT}</Lead> }],
  Caption: [{ name: 'Default', view: <Caption>Inclusive of all taxes</Caption> }],
  Label: [{ name: 'Default', view: <Label>Skin type</Label> }],
  VisuallyHidden: [
    {
      name: 'For screen readers only',
      view: (
        <p>
          Between these words <VisuallyHidden>somebody hears more</VisuallyHidden> nothing is seen.
        </p>
      ),
    },
  ],
  SkipLink: [
    {
      name: 'Shown once it has the focus',
      view: (
        <p>
          Press Tab here. <SkipLink to="root" label="Skip to content" />
        </p>
      ),
    },
  ],
  Icon: [
    {
      name: 'All icons',
      isWide: true,
      view: (
        <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
          {ICONS.map(({ label, icon }) => (
            <li key={label} style={{ width: 84, textAlign: 'center' }}>
              <Icon name={icon} />
              <Caption>{label}</Caption>
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: '24, 20 and 16 px',
      view: (
        <p>
          <Icon name="bag" /> <Icon name="bag" size={20} /> <Icon name="bag" size={16} />
        </p>
      ),
    },
  ],
  Price: [
    { name: 'Card', view: <Price price="₹599" /> },
    { name: 'Card, reduced', view: <Price price="₹449" mrp="₹599" saving="25% off" /> },
    { name: 'Combo', view: <Price size="combo" price="₹1,049" mrp="₹1,299" saving="You save ₹250" /> },
    { name: 'Detail', view: <Price size="detail" price="₹449" mrp="₹599" saving="25% off" /> },
  ],
  Rating: [
    { name: 'Alone', view: <Rating value={4.6} /> },
    { name: 'With its count', view: <Rating value={4} count="1,204" /> },
  ],
  Star: [
    { name: 'Gold', view: <Star size={32} /> },
    { name: 'Empty', view: <Star size={32} empty /> },
  ],
  Stars: [
    { name: 'Five', view: <Stars value={5} /> },
    { name: 'Two', view: <Stars value={2} /> },
    { name: 'None', view: <Stars value={0} /> },
  ],
  SumList: [
    {
      name: 'Default',
      view: (
        <SumList>
          <SumRow label="Subtotal" amount="₹1,198" />
          <SumRow label="Delivery" amount="₹49" />
        </SumList>
      ),
    },
  ],
  SumRow: [
    {
      name: 'Plain, saving and total',
      view: (
        <SumList>
          <SumRow label="Subtotal" amount="₹1,198" />
          <SumRow tone="saving" label="Coupon GLOW10" amount="−₹120" />
          <SumRow tone="total" label="Total" amount="₹1,078" />
        </SumList>
      ),
    },
    {
      name: 'Long text',
      view: (
        <SumList>
          <SumRow label={LONG_TEXT} amount="₹1,00,00,000" />
        </SumList>
      ),
    },
  ],
  Accordion: [
    { name: 'Closed', view: <Accordion title="Ingredients">Aqua, Glycerin, Niacinamide</Accordion> },
    {
      name: 'Open',
      view: (
        <Accordion title="How to use" open>
          Two drops on damp skin. <TextLink href="#Accordion">Read more</TextLink>
        </Accordion>
      ),
    },
    {
      name: 'Focus',
      view: (
        <Forced state="focus-visible">
          <Accordion title="Benefits">Evens the tone</Accordion>
        </Forced>
      ),
    },
    {
      name: 'Long text',
      view: (
        <Accordion title={LONG_TEXT} open>
          {LONG_TEXT}
        </Accordion>
      ),
    },
  ],
};
