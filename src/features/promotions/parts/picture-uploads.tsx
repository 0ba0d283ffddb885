import { type ChangeEvent, useId } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { Icon, token } from '../../../ui/index.ts';
import { mostPictures, type Pictures } from './use-pictures.ts';

export interface PictureUploadsProps {
  readonly pictures: Pictures;
}

/** The chosen pictures, each with a way out, and a place for the next while there is room. */
export function PictureUploads({ pictures: { list, isReading, add, remove } }: PictureUploadsProps) {
  const text = useText();
  const inputId = useId();
  const ruleId = useId();

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0];
    // The same file may be chosen again after a failure.
    if (file !== undefined) void add(file).finally(() => (input.value = ''));
  }

  return (
    <Group aria-describedby={ruleId}>
      <legend>{text('promotions:pictures')}</legend>
      <Places>
        {list.map(({ name, base64 }, index) => (
          <Place key={`${index} ${name}`}>
            <img src={`data:image/jpeg;base64,${base64}`} alt={name} />
            <Remove
              type="button"
              aria-label={text('promotions:removePicture', { number: index + 1 })}
              onClick={() => remove(index)}
            >
              <Icon name="close" size="small" />
            </Remove>
          </Place>
        ))}
        {list.length < mostPictures ? (
          <Add htmlFor={inputId}>
            <Icon name="camera" />
            <span>{text('promotions:addPicture')}</span>
            <input id={inputId} type="file" accept="image/png,image/jpeg" disabled={isReading} onChange={choose} />
          </Add>
        ) : null}
      </Places>
      <Rule id={ruleId}>{text('promotions:pictureRule')}</Rule>
    </Group>
  );
}

const Group = styled.fieldset`
  min-inline-size: 0;
  border: 0;
  padding: 0;
  legend {
    padding-block-end: 8px;
    font-size: ${token('size.label')};
    font-weight: ${token('weight.strong')};
  }
`;

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 10px;
`;

const Place = styled.div`
  position: relative;
  aspect-ratio: 1;
  img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    border-radius: ${token('radius.field')};
    background: ${token('color.raised')};
  }
`;

const Remove = styled.button`
  position: absolute;
  inset-block-start: -8px;
  inset-inline-end: -8px;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  color: ${token('color.text')};
  &::before {
    content: '';
    position: absolute;
    inset: 8px;
    border-radius: 50%;
    background: ${token('color.surface')};
    border: 1px solid ${token('color.line')};
  }
  svg { position: relative; }
`;

const Add = styled.label`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 6px;
  aspect-ratio: 1;
  padding: 8px;
  border: ${token('border.width')} dashed ${token('color.hair')};
  border-radius: ${token('radius.field')};
  color: ${token('color.link')};
  font-size: ${token('size.small')};
  text-align: center;
  input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; opacity: 0; cursor: pointer; font-size: 0; }
  &:focus-within { outline: 2px solid ${token('color.focus')}; outline-offset: 2px; }
`;

const Rule = styled.p`
  padding-block-start: 8px;
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;
