import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { comparePath, findCompared } from '@/domain/compare/comparedIds';
import { catchFocus } from '@/lib/focusContent';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { Button, media, Picture, type PictureSource, TextLink } from '@/ui';
import { picksCleared, selectCompare } from './compareSlice';
import { messages } from './messages';

const Bar = styled.section`
  position: sticky;
  z-index: 18;
  /* The phone's tab bar is below it. */
  bottom: calc(60px + env(safe-area-inset-bottom));
  display: flex;
  align-items: center;
  gap: 8px 12px;
  margin-inline: calc(-1 * var(--gutter));
  padding: 10px var(--gutter);
  background: var(--surface);
  border-top: var(--hair);
  ${media.low} {
    position: static;
  }
  ${media.desktop} {
    bottom: 12px;
    gap: 16px;
    border: var(--hair);
    border-radius: var(--r-l);
    margin-inline: 0;
    padding: 12px 20px;
  }
`;
const Shots = styled.ul`
  display: flex;
  gap: 6px;
  li {
    width: 36px;
    height: 45px;
    border-radius: var(--r-s);
    overflow: hidden;
  }
  ${media.belowDesktop} {
    li:nth-child(n + 3) {
      display: none;
    }
  }
`;
const Words = styled.p`
  flex: 1;
  min-width: 0;
  font-size: var(--t-cap);
  line-height: 1.3;
  color: var(--ink-2);
  b {
    display: block;
    font-size: var(--t-small);
    font-weight: 600;
    color: var(--ink);
  }
`;

interface PickBarProps {
  /** The products on sale. */
  products: readonly { id: string; mainImage: string; images: PictureSource[] }[];
}

/** The picked products and the link to the comparison; renders nothing without picks. */
export function PickBar({ products }: PickBarProps) {
  const dispatch = useDispatch();
  const { ids } = useSelector(selectCompare);
  const picked = findCompared(ids, products).products;
  const isEmpty = picked.length === 0;
  // 'Clear' disappears with the bar.
  useOnChange(isEmpty, () => catchFocus(null));
  if (isEmpty) return null;
  return (
    <Bar aria-label={messages.picks}>
      <Shots aria-hidden="true">
        {picked.map(({ id, images, mainImage }) => (
          <li key={id}>
            <Picture
              picture={images[0] ?? { src: mainImage, width: 800, height: 1000 }}
              sizes="36px"
              alt=""
            />
          </li>
        ))}
      </Shots>
      <Words role="status">
        <b>{messages.count(picked.length)}</b> {messages.room(picked.length)}
      </Words>
      <TextLink as="button" type="button" onClick={() => dispatch(picksCleared())}>
        {messages.clear}
      </TextLink>
      <Button as={Link} size="sm" to={comparePath(ids)}>
        {messages.compare}
      </Button>
    </Bar>
  );
}
