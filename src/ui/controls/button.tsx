import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { type BuiltForms, useForms } from '../theme/built-forms.ts';
import { chamfer } from '../shell/chamfer.ts';
import { token } from '../theme/token.ts';
import { motion } from '../theme/motions.ts';

/** `action` is the one thing to do on a screen, `quiet` the second, `ghost` a text that can be pressed. */
export type ButtonTone = 'action' | 'quiet' | 'ghost';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'style'> {
  readonly tone?: ButtonTone;
  readonly size?: 'medium' | 'large';
  /** Fills the line. */
  readonly wide?: boolean;
  /** Work is running: the button keeps its width, shows a spinner and ignores presses. */
  readonly busy?: boolean;
  readonly icon?: string;
}

/** A button in the theme's form: hairline capitals, a pill with a hard drop, a flat slab, a key with cut corners. */
export function Button({
  tone = 'action',
  size = 'medium',
  wide = false,
  busy = false,
  icon,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  const { card } = useForms();
  return (
    <Face
      {...rest}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy}
      $tone={tone}
      $large={size === 'large'}
      $wide={wide}
      $busy={busy}
      $form={card}
    >
      <Content $busy={busy}>
        {icon === undefined ? null : <Icon name={icon} size="medium" />}
        <Label>{children}</Label>
      </Content>
      {busy ? <Spinner aria-hidden /> : null}
    </Face>
  );
}

type Form = BuiltForms['card'];

const tones: Record<ButtonTone, ReturnType<typeof css>> = {
  action: css`
    background: ${token('color.action')};
    color: ${token('color.onAction')};
    border-color: ${token('color.action')};
  `,
  quiet: css`
    color: ${token('color.text')};
    border-color: ${token('color.hair')};
  `,
  ghost: css`
    color: ${token('color.link')};
    border-color: transparent;
  `,
};

/** A hard drop of 4 px that the button sinks into when it is pressed. */
const drop = css`
  box-shadow: 0 4px 0 ${token('color.actionEdge')};
  &:active:not(:disabled) { transform: translateY(3px); box-shadow: 0 1px 0 ${token('color.actionEdge')}; }
`;

const caps = css`
  text-transform: uppercase;
  &:active:not(:disabled) { opacity: 0.78; }
`;

const slab = css`
  &:active:not(:disabled) { transform: scale(0.98); }
`;

const bubble = css`
  &:active:not(:disabled) { transform: scale(0.96); }
`;

const key = css`
  ${chamfer(8)}
  &:active:not(:disabled) { transform: translateY(2px); }
`;

function pressing(form: Form, tone: ButtonTone) {
  if (form === 'mat' || form === 'flat') return caps;
  if (form === 'soft') return bubble;
  if (form === 'chamfer') return key;
  return form === 'fringe' && tone === 'action' ? drop : slab;
}

function quietFill(form: Form, tone: ButtonTone) {
  if (tone !== 'quiet') return '';
  if (form === 'mat') return `color: ${token('color.accent')};`;
  if (form === 'fringe') return `background: ${token('color.surface')}; border-color: ${token('color.accent')};`;
  return `background: ${token('color.raised')}; border-color: transparent;`;
}

const Face = styled.button<{
  $tone: ButtonTone;
  $large: boolean;
  $wide: boolean;
  $busy: boolean;
  $form: Form;
}>`
  position: relative;
  display: inline-grid;
  place-items: center;
  --least: ${({ $large }) => ($large ? token('control.height') : '44px')};
  min-block-size: var(--least);
  [lang|='ur'] & { min-block-size: max(var(--least), 2.5em); padding-block: 0; }
  inline-size: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  padding: 5px ${({ $large }) => ($large ? '24px' : '18px')};
  border: ${token('border.width')} solid;
  border-radius: ${token('radius.button')};
  font-family: ${token('font.display')};
  font-weight: ${token('weight.control')};
  font-size: ${({ $large }) => ($large ? token('size.control') : '0.9375rem')};
  letter-spacing: ${token('tracking.control')};
  line-height: 1.1;
  text-align: center;
  transition: transform 90ms, opacity 90ms, box-shadow 90ms, background-color ${token('motion.duration')};
  ${({ $tone }) => tones[$tone]}
  ${({ $form, $tone }) => quietFill($form, $tone)}
  ${({ $form, $tone }) => pressing($form, $tone)}
  ${({ $form }) => ($form === 'mat' ? `font-family: ${token('font.text')}; font-size: 0.8125rem; [lang|='ur'] & { font-size: 1rem; }` : '')}
  &:disabled, &[aria-disabled='true'] { opacity: ${({ $busy }) => ($busy ? 1 : 0.45)}; }
`;

/** Words that take more than the line have their icon above them. */
const Content = styled.span<{ $busy: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px 8px;
  opacity: ${({ $busy }) => ($busy ? 0 : 1)};
`;

/**
 * Nastaliq is tall above and below the line: its own metrics centre the letters, and only large text or a second line
 * makes the button taller.
 */
const Label = styled.span`
  [lang|='ur'] & { line-height: normal; }
`;

const Spinner = styled.span`
  position: absolute;
  inline-size: 20px;
  block-size: 20px;
  border: 2px solid currentColor;
  border-inline-start-color: transparent;
  border-radius: 50%;
  animation: ${motion('turn')} 800ms linear infinite;
`;
