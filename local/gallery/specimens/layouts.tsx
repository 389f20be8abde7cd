import {
  Box,
  Caption,
  CardGrid,
  DesktopOnly,
  H2,
  Locked,
  PhoneOnly,
  Picture,
  Section,
  SectionHead,
  TextField,
  TextLink,
  Wrap,
  type PictureSource,
} from '@/ui';
import { type Specimens } from '../specimen';

const cream: PictureSource = {
  src: '/pictures/almond-eye-cream-1-800.webp',
  width: 800,
  height: 1000,
  alt: 'Almond eye cream',
  ground: '#f3ece1',
};

function Cards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, at) => (
    <li key={at}>
      <Box>Card {at + 1}</Box>
    </li>
  ));
}

export const layouts: Specimens<
  'Box' | 'Wrap' | 'Section' | 'SectionHead' | 'CardGrid' | 'Picture' | 'PhoneOnly' | 'DesktopOnly' | 'Locked'
> = {
  Box: [{ name: 'Default', view: <Box>A frame around a decision</Box> }],
  Wrap: [{ name: 'Default', view: <Wrap>As wide as the page, with its gutters</Wrap>, isWide: true }],
  Section: [{ name: 'Default', view: <Section>With the room above and below</Section>, isWide: true }],
  SectionHead: [
    {
      name: 'With its link',
      isWide: true,
      view: (
        <SectionHead>
          <H2 as="p">Bestsellers</H2>
          <TextLink href="#SectionHead">See all</TextLink>
        </SectionHead>
      ),
    },
  ],
  CardGrid: [
    {
      name: 'Three across',
      isWide: true,
      view: (
        <CardGrid>
          <Cards count={3} />
        </CardGrid>
      ),
    },
    {
      name: 'Four across',
      isWide: true,
      view: (
        <CardGrid $four>
          <Cards count={4} />
        </CardGrid>
      ),
    },
  ],
  Picture: [
    { name: 'Loaded', view: <Picture picture={cream} sizes="300px" /> },
    {
      name: 'Its ground, while it loads',
      view: <Picture picture={{ ...cream, src: '', alt: '' }} sizes="300px" />,
    },
  ],
  Locked: [
    {
      name: 'While it is sent',
      view: (
        <Locked disabled>
          <TextField label="Order note" value="The gate is locked" readOnly />
        </Locked>
      ),
    },
  ],
  PhoneOnly: [
    {
      name: 'Seen below 1024 px',
      view: (
        <Caption as="div">
          On this screen: <PhoneOnly>phone and tablet</PhoneOnly>
        </Caption>
      ),
    },
  ],
  DesktopOnly: [
    {
      name: 'Seen from 1024 px on',
      view: (
        <Caption as="div">
          On this screen: <DesktopOnly>desktop</DesktopOnly>
        </Caption>
      ),
    },
  ],
};
