import { Badge, Button, Chip, IconButton, TextLink, trashIcon } from '@/ui';
import { Forced } from '../Forced';
import { LONG_TEXT, type Specimens } from '../specimen';

export const actions: Specimens<'Button' | 'IconButton' | 'Chip' | 'TextLink'> = {
  Button: [
    { name: 'Primary', view: <Button>Add to cart</Button> },
    {
      name: 'Hover',
      view: (
        <Forced state="hover">
          <Button>Add to cart</Button>
        </Forced>
      ),
    },
    {
      name: 'Pressed',
      view: (
        <Forced state="active">
          <Button>Add to cart</Button>
        </Forced>
      ),
    },
    {
      name: 'Focus',
      view: (
        <Forced state="focus-visible">
          <Button>Add to cart</Button>
        </Forced>
      ),
    },
    { name: 'Disabled', view: <Button disabled>Add to cart</Button> },
    { name: 'Busy', view: <Button busy>Add to cart</Button> },
    { name: 'Small', view: <Button size="sm">Add</Button> },
    { name: 'Wide', view: <Button wide>Checkout</Button> },
    { name: 'Ghost', view: <Button variant="ghost">Continue shopping</Button> },
    {
      name: 'Ghost, hover',
      view: (
        <Forced state="hover">
          <Button variant="ghost">Continue shopping</Button>
        </Forced>
      ),
    },
    {
      name: 'Ghost, focus',
      view: (
        <Forced state="focus-visible">
          <Button variant="ghost">Continue shopping</Button>
        </Forced>
      ),
    },
    {
      name: 'Ghost, disabled',
      view: (
        <Button variant="ghost" disabled>
          Continue shopping
        </Button>
      ),
    },
    { name: 'Danger', view: <Button variant="danger">Delete account</Button> },
    {
      name: 'Danger, hover',
      view: (
        <Forced state="hover">
          <Button variant="danger">Delete account</Button>
        </Forced>
      ),
    },
    {
      name: 'As a link',
      view: (
        <Button as="a" href="#Button">
          Open product
        </Button>
      ),
    },
    { name: 'Long text', view: <Button wide>Continue to address and payment</Button>, isWide: true },
  ],
  IconButton: [
    { name: 'Default', view: <IconButton label="Search" icon="search" /> },
    {
      name: 'Hover',
      view: (
        <Forced state="hover">
          <IconButton label="Search" icon="search" />
        </Forced>
      ),
    },
    {
      name: 'Focus',
      view: (
        <Forced state="focus-visible">
          <IconButton label="Search" icon="search" />
        </Forced>
      ),
    },
    { name: 'Disabled', view: <IconButton label="Search" icon="search" disabled /> },
    {
      name: 'With a badge',
      view: (
        <span style={{ position: 'relative', display: 'inline-block' }}>
          <IconButton label="Cart, 3 items" icon="bag">
            <Badge>3</Badge>
          </IconButton>
        </span>
      ),
    },
    { name: 'Icon of its own', view: <IconButton label="Delete" icon={trashIcon} /> },
  ],
  Chip: [
    { name: 'Off', view: <Chip aria-pressed="false">Dry skin</Chip> },
    {
      name: 'On',
      view: (
        <Chip on aria-pressed="true">
          Dry skin
        </Chip>
      ),
    },
    {
      name: 'Removable',
      view: (
        <Chip on icon="close">
          Dry skin
        </Chip>
      ),
    },
    {
      name: 'Focus',
      view: (
        <Forced state="focus-visible">
          <Chip>Dry skin</Chip>
        </Forced>
      ),
    },
  ],
  TextLink: [
    { name: 'Default', view: <TextLink href="#TextLink">See all offers</TextLink> },
    {
      name: 'Hover',
      view: (
        <Forced state="hover">
          <TextLink href="#TextLink">See all offers</TextLink>
        </Forced>
      ),
    },
    {
      name: 'Focus',
      view: (
        <Forced state="focus-visible">
          <TextLink href="#TextLink">See all offers</TextLink>
        </Forced>
      ),
    },
    { name: 'Long text', view: <TextLink href="#TextLink">{LONG_TEXT}</TextLink> },
  ],
};
