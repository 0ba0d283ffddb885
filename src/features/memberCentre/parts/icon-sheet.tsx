import { type ChangeEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useText, useToast } from '../../../client/index.ts';
import { pictureFault, shrinkPicture } from '../../../client/browser/shrink-picture.ts';
import { Avatar, Icon, Sheet, token } from '../../../ui/index.ts';
import type { HeadIcon } from './use-head-icon.ts';

export interface IconSheetProps {
  readonly current: HeadIcon;
  /** Says whether the platform took it. */
  change(body: { readonly icon: number } | { readonly picture: string }): Promise<boolean>;
  onClose(): void;
}

/** Choose one of the platform's icons, or a picture of one's own (row A-333). */
export function IconSheet({ current, change, onClose }: IconSheetProps) {
  const text = useText();
  const toast = useToast();
  const inputId = useId();
  const [isBusy, setIsBusy] = useState(false);

  async function take(body: Parameters<typeof change>[0]) {
    setIsBusy(true);
    const isTaken = await change(body);
    setIsBusy(false);
    if (isTaken) onClose();
  }

  async function upload({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0];
    if (file === undefined) return;
    const fault = await pictureFault(file);
    const picture = fault === undefined ? await shrinkPicture(file, { fit: 'square', edge: 384 }) : undefined;
    // The same file may be chosen again after a failure.
    input.value = '';
    if (picture === undefined) toast.show(text('memberCentre:pictureInvalid'), { kind: 'error' });
    else await take({ picture });
  }

  return (
    <Sheet open onClose={onClose} title={text('memberCentre:chooseIcon')}>
      <Grid role="group" aria-label={text('memberCentre:chooseIcon')}>
        {(current.choices ?? []).map((icon) => (
          <Choice
            key={icon}
            type="button"
            disabled={isBusy}
            aria-label={text('memberCentre:icon', { number: icon })}
            aria-pressed={current.picture === undefined && icon === current.icon}
            onClick={() => void take({ icon })}
          >
            <Avatar icon={icon} />
          </Choice>
        ))}
      </Grid>
      <Upload htmlFor={inputId}>
        <Icon name="camera" />
        <span>{text('memberCentre:upload')}</span>
        <input
          id={inputId}
          type="file"
          accept="image/png,image/jpeg"
          disabled={isBusy}
          onChange={(event) => void upload(event)}
        />
      </Upload>
      <Rule>{text('memberCentre:uploadRule')}</Rule>
    </Sheet>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 12px;
  padding-block: 6px 16px;
`;

const Choice = styled.button`
  display: grid;
  place-items: center;
  min-block-size: 64px;
  border-radius: ${token('radius.field')};
  border: 2px solid transparent;
  transition: opacity 90ms;
  &:active { opacity: 0.7; }
  &:disabled { opacity: 0.5; }
  &[aria-pressed='true'] { border-color: ${token('color.link')}; }
`;

const Upload = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-block-size: 48px;
  border: ${token('border.width')} dashed ${token('color.hair')};
  border-radius: ${token('radius.field')};
  color: ${token('color.link')};
  font-weight: ${token('weight.strong')};
  input { position: absolute; inset: 0; opacity: 0; inline-size: 100%; cursor: pointer; font-size: 0; }
  &:focus-within { outline: 2px solid ${token('color.focus')}; outline-offset: 2px; }
`;

const Rule = styled.p`
  padding-block: 10px;
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  text-align: center;
`;
