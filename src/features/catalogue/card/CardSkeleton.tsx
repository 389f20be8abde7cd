import { CardGrid, Skeleton } from '@/ui';
import { Actives, Frame, Frontage, Line, Name } from './Card.styles';

/** The placeholder of a loading card, with its exact size. */
function CardSkeleton() {
  return (
    <Frame as="div" $out={false} aria-hidden="true">
      <Frontage $combo={false}>
        <Skeleton $height="100%" $picture />
      </Frontage>
      <Name as="div">
        <Skeleton $width="82%" $height="1.2em" />
      </Name>
      <Actives as="div">
        <Skeleton $width="60%" $height="1.35em" />
      </Actives>
      <Line>
        <Skeleton $width="40%" $height="21px" />
      </Line>
      <Line>
        <Skeleton $width="56%" $height="25px" />
      </Line>
    </Frame>
  );
}

/** A grid of placeholder cards. */
export function GridSkeleton({ count, four }: { count: number; four?: boolean }) {
  return (
    <CardGrid $four={four}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <CardSkeleton />
        </li>
      ))}
    </CardGrid>
  );
}
