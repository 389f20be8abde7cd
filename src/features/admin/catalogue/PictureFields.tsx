import { LIMITS } from '@/domain/catalogueDraft/draft';
import { Button, Caption, ErrorNote, IconButton, TextField } from '@/ui';
import { Entry, EntryHead, Row, Section } from './Editor.styles';
import type { Form, PictureForm } from './forms';
import { fieldId, useFields } from './useFields';

const EMPTY: PictureForm = { src: '', alt: '', width: 0, height: 0, ground: '' };

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

/** The pictures by their addresses, in order; the first is the one on cards. */
export function PictureFields({ form: { images, name } }: { form: Form }) {
  const { control, change, errorOf } = useFields();
  const put = (at: number, next: Partial<PictureForm>) =>
    change({ images: images.map((one, n) => (n === at ? { ...one, ...next } : one)) });
  const wrong = errorOf('images');
  return (
    <Section id={fieldId('images')} tabIndex={-1}>
      <h2>Pictures</h2>
      {images.length === 0 && <Caption>None yet. The first one is shown on cards.</Caption>}
      {images.map((picture, at) => {
        const title = at === 0 ? 'Main picture' : `Picture ${at + 1}`;
        return (
          <Entry key={at} aria-label={title}>
            <EntryHead>
              <b>{title}</b>
              <Row>
                {at > 0 && (
                  <Button
                    variant="ghost"
                    size="sm"
                    onClick={() => change({ images: moved(images, at, at - 1) })}
                  >
                    Move up
                  </Button>
                )}
                <IconButton
                  label={`Remove ${title.toLowerCase()}`}
                  icon="trash"
                  iconSize={20}
                  onClick={() => change({ images: images.filter((_, n) => n !== at) })}
                />
              </Row>
            </EntryHead>
            <TextField
              {...control(`images.${at}.src`)}
              label="Address"
              hint="Begins with https:// or /pictures/"
              inputMode="url"
              spellCheck={false}
              maxLength={LIMITS.imageSrc}
              value={picture.src}
              // Size and ground belong to the picture that was there.
              onChange={(event) => put(at, { ...EMPTY, alt: picture.alt, src: event.target.value })}
            />
            <TextField
              {...control(`images.${at}.alt`)}
              label="What it shows"
              hint="For who cannot see it"
              maxLength={LIMITS.alt}
              value={picture.alt}
              onChange={(event) => put(at, { alt: event.target.value })}
            />
          </Entry>
        );
      })}
      {wrong && <ErrorNote>{wrong}</ErrorNote>}
      {images.length < LIMITS.images && (
        <Button
          variant="ghost"
          size="sm"
          style={{ justifySelf: 'start' }}
          onClick={() => change({ images: [...images, { ...EMPTY, alt: name }] })}
        >
          Add a picture
        </Button>
      )}
    </Section>
  );
}
