import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { type Announcement, useText } from '../../../client/index.ts';
import { Button, Sheet, TextField } from '../../../ui/index.ts';
import { PictureUploads } from './picture-uploads.tsx';
import { useApply } from './use-apply.ts';
import { usePictures } from './use-pictures.ts';

export interface ApplicationSheetProps {
  readonly promotion: Announcement;
  onClose(): void;
}

const mostCharacters = 140;

/** A remark and up to three pictures (rows G-162…G-165). */
export function ApplicationSheet({ promotion, onClose }: ApplicationSheetProps) {
  const text = useText();
  const pictures = usePictures();
  const { apply, isBusy } = useApply();
  const [remark, setRemark] = useState('');

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const images = pictures.list.map(({ base64 }) => base64);
    if (await apply({ announcementId: Number(promotion.id), remark: remark.trim(), images })) onClose();
  }

  return (
    <Sheet open onClose={onClose} title={text('promotions:apply')}>
      <Form noValidate onSubmit={(event) => void send(event)}>
        <TextField
          name="remark"
          label={text('promotions:remark')}
          hint={text('promotions:remarkCount', { count: [...remark].length, most: mostCharacters })}
          direction="auto"
          rows={3}
          value={remark}
          onChange={(value) => setRemark([...value].slice(0, mostCharacters).join(''))}
        />
        <PictureUploads pictures={pictures} />
        <Button type="submit" size="large" wide busy={isBusy || pictures.isReading}>
          {text('promotions:send')}
        </Button>
      </Form>
    </Sheet>
  );
}

const Form = styled.form`
  display: grid;
  gap: 16px;
  padding-block: 4px 16px;
`;
