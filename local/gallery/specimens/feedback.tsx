import { useState } from 'react';
import {
  Badge,
  Button,
  DoubtNote,
  EmptyState,
  ErrorNote,
  LivePortal,
  Loader,
  OkNote,
  Skeleton,
  SpinningMark,
  StatusDot,
  Sun,
  Tag,
} from '@/ui';
import { LONG_TEXT, type Specimens } from '../specimen';

function Message() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide message' : 'Show message'}
      </Button>
      <LivePortal>
        <p role="status">{isShown && 'A message outside the page, at its end'}</p>
      </LivePortal>
    </>
  );
}

function WholeScreen() {
  const [isShown, setShown] = useState(false);
  const show = () => {
    setShown(true);
    setTimeout(() => setShown(false), 1500);
  };
  return (
    <>
      <Button size="sm" variant="ghost" onClick={show}>
        Show for a moment
      </Button>
      {isShown && <Loader />}
    </>
  );
}

export const feedback: Specimens<
  | 'ErrorNote'
  | 'DoubtNote'
  | 'OkNote'
  | 'StatusDot'
  | 'Badge'
  | 'Tag'
  | 'Loader'
  | 'SpinningMark'
  | 'Skeleton'
  | 'EmptyState'
  | 'Sun'
  | 'LivePortal'
> = {
  ErrorNote: [
    { name: 'Default', view: <ErrorNote>Coupon GLOW1000 does not exist.</ErrorNote> },
    { name: 'Long text', view: <ErrorNote>{LONG_TEXT}</ErrorNote> },
  ],
  DoubtNote: [
    { name: 'Default', view: <DoubtNote>560025 is in Bengaluru. Is this right?</DoubtNote> },
    { name: 'Long text', view: <DoubtNote>{LONG_TEXT}</DoubtNote> },
  ],
  OkNote: [
    { name: 'Default', view: <OkNote>Delivered by Saturday, 28 November</OkNote> },
    { name: 'Long text', view: <OkNote>{LONG_TEXT}</OkNote> },
  ],
  StatusDot: [
    { name: 'Good', view: <StatusDot tone="good">Delivered</StatusDot> },
    { name: 'Waiting', view: <StatusDot tone="wait">Payment pending</StatusDot> },
    { name: 'Bad', view: <StatusDot tone="bad">Cancelled</StatusDot> },
    { name: 'Neutral', view: <StatusDot tone="neutral">Draft</StatusDot> },
  ],
  Badge: [
    { name: 'One digit', view: <Cornered count="3" /> },
    { name: 'Many', view: <Cornered count="99+" /> },
  ],
  Tag: [
    { name: 'Default', view: <Tag>Bestseller</Tag> },
    { name: 'Long text', view: <Tag>{LONG_TEXT.slice(0, 60)}</Tag> },
  ],
  Loader: [
    { name: 'Similar products', view: <Loader size={56} fullScreen={false} /> },
    { name: 'Over the whole screen', view: <WholeScreen /> },
  ],
  SpinningMark: [
    { name: '20 px, as in buttons', view: <SpinningMark size={20} /> },
    { name: '48 px', view: <SpinningMark size={48} /> },
  ],
  Skeleton: [
    { name: 'Lines of text', view: <SkeletonLines /> },
    { name: 'A picture', view: <Skeleton $picture $ratio="4 / 3" /> },
  ],
  EmptyState: [
    { name: 'Title alone', view: <EmptyState as="h3" title="No orders yet" /> },
    {
      name: 'With text and a way on',
      view: (
        <EmptyState
          as="h3"
          title="Your cart is empty"
          text="Add something you like, and it waits for you here."
          action={<Button>See all products</Button>}
        />
      ),
    },
    { name: 'Long text', view: <EmptyState as="h3" title={LONG_TEXT.slice(0, 70)} text={LONG_TEXT} /> },
  ],
  Sun: [{ name: 'Above a heading', view: <Sun /> }],
  LivePortal: [{ name: 'On demand', view: <Message /> }],
};

function Cornered({ count }: { count: string }) {
  return (
    <span style={{ position: 'relative', display: 'inline-block', width: 44, height: 44 }}>
      <Badge>{count}</Badge>
    </span>
  );
}

function SkeletonLines() {
  return (
    <div>
      <Skeleton $width="60%" $height="1.5rem" />
      <Skeleton $above="12px" />
      <Skeleton $above="8px" $width="80%" />
    </div>
  );
}
