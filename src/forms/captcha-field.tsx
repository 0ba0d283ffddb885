import { styled } from 'styled-components';
import { TextField, token } from '../ui/index.ts';
import { useText } from '../client/hooks.ts';
import type { FieldControlProps } from './field-widget.tsx';
import { useFormScene } from './form-scene.tsx';

/** Captcha text with its picture; a tap on the picture loads another one (row A-094). */
export function CaptchaField({ field, ...props }: FieldControlProps) {
  const text = useText();
  const { captcha } = useFormScene();
  return (
    <TextField
      {...props}
      inputMode={field.options.inputMode === 'text' ? 'text' : 'numeric'}
      autoComplete="off"
      end={
        <Reload
          type="button"
          aria-label={text('forms:captcha.reload')}
          aria-busy={captcha?.isLoading === true}
          onClick={() => captcha?.reload()}
        >
          {captcha?.image === undefined ? null : <Picture src={captcha.image} alt={text('forms:captcha.picture')} />}
        </Reload>
      }
    />
  );
}

const Reload = styled.button`
  flex: none;
  inline-size: 112px;
  block-size: 44px;
  margin-inline-end: -11px;
  border-radius: calc(${token('radius.field')} - 4px);
  background: ${token('color.raised')};
  overflow: hidden;
  &[aria-busy='true'] { opacity: 0.5; }
`;

const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;
