import type { ComponentPropsWithoutRef } from 'react';
import { linkTap } from '../content/link-tap.ts';

export interface PressTargetProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'onClick' | 'style' | 'type' | 'onSelect'> {
  readonly href?: string | undefined;
  onChoose(): void;
}

/** A button, or a link where an address is known. Styled by its wrapper: `styled(PressTarget)`. */
export function PressTarget({ href, onChoose, children, disabled, ...rest }: PressTargetProps) {
  const { className, id } = rest;
  if (href === undefined) {
    return (
      <button {...rest} type="button" disabled={disabled} onClick={onChoose}>
        {children}
      </button>
    );
  }
  return (
    <a
      id={id}
      className={className}
      href={href}
      aria-label={rest['aria-label']}
      aria-current={rest['aria-current']}
      onClick={linkTap(onChoose)}
    >
      {children}
    </a>
  );
}
