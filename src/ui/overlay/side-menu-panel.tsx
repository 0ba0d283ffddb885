import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../controls/icon-button.tsx';
import { type BuiltForms, useForms } from '../theme/built-forms.ts';
import { useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';
import { ExitAnimation } from './exit-animation.tsx';
import { leaveTime, leavingBy } from './leaving.ts';
import { useModal } from './use-modal.ts';
import { motion } from '../theme/motions.ts';

export interface SideMenuPanelProps {
  readonly open: boolean;
  onClose(): void;
  /** Accessible name. */
  readonly label: string;
  /** Top of the panel: the logo, or who is signed in. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** Slides in from the reading start over the page; the mask, Escape and the close button close it (row A-187). */
export function SideMenuPanel({ open, onClose, label, head, children }: SideMenuPanelProps) {
  const { sheet } = useForms();
  const text = useUiText();
  const modal = useModal({ open, onClose, maskDelay: 0, now: Date.now });
  return (
    <Window {...modal} aria-label={label}>
      {open ? (
        <Panel $form={sheet}>
          <ExitAnimation dialog={modal.ref} />
          <Head $form={sheet}>
            <HeadContent>{head}</HeadContent>
            <IconButton icon="close" label={text('close')} onClick={onClose} />
          </Head>
          <Body>{children}</Body>
        </Panel>
      ) : null}
    </Window>
  );
}

const Window = styled.dialog`
  --space-gutter: var(--page-gutter);
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: min(86%, 332px);
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('color.text')};
  overflow: clip;
  &::backdrop {
    background: ${token('color.scrim')};
    animation: ${motion('fadeIn')} ${token('motion.duration')} ${token('motion.ease')};
  }
  &[open] { animation: ${motion('slideInLeft')} ${token('motion.duration')} ${token('motion.ease')}; }
  [dir='rtl'] &[open] { animation-name: ${motion('slideInRight')}; }
  ${leavingBy('slideOutLeft')}
  [dir='rtl'] &[data-leaving] { animation: ${motion('slideOutRight')} ${leaveTime} ease-in forwards; }
`;

type Form = BuiltForms['sheet'];

const Panel = styled.div<{ $form: Form }>`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  background: ${token('color.bg')};
  border-inline-end: ${({ $form }) => edge($form)};
`;

function edge(form: Form): string {
  if (form === 'hairline') return `1px solid ${token('color.hair')}`;
  if (form === 'scallop') return `3px solid ${token('color.accent')}`;
  return form === 'chamfer' ? `2px solid ${token('color.line')}` : '0';
}

const Head = styled.div<{ $form: Form }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-block-size: 72px;
  padding-block: max(10px, env(safe-area-inset-top)) 10px;
  padding-inline: ${token('space.gutter')} 10px;
  ${({ $form }) => ($form === 'scallop' ? `background: ${token('color.head')}; color: ${token('color.onHead')};` : '')}
  ${({ $form }) => ($form === 'hairline' ? `border-block-end: 4px double ${token('color.hair')};` : '')}
  ${({ $form }) => ($form === 'flat' || $form === 'chamfer' ? `border-block-end: 1px solid ${token('color.line')};` : '')}
  ${({ $form }) => ($form === 'slab' ? `background: ${token('color.accent')}; color: ${token('color.onAccent')};` : '')}
`;

const HeadContent = styled.div`
  min-inline-size: 0;
  font-family: ${token('font.display')};
  font-size: ${token('size.heading')};
  font-weight: ${token('weight.heading')};
  line-height: ${token('leading.heading')};
`;

const Body = styled.nav`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 8px ${token('space.gutter')} max(24px, env(safe-area-inset-bottom));
`;
