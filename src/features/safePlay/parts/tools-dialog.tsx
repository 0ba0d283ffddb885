import { styled } from 'styled-components';
import { type DialogContentProps, useNavigation, useText } from '../../../client/index.ts';
import { Button, Dialog, token } from '../../../ui/index.ts';
import { useConfirmNotice } from './use-confirm-notice.ts';

const tools = ['limits', 'breaks', 'exclusion', 'clock', 'help'] as const;

/** Every tool of safe play, once before a player's first bet: they go on, or set a limit now. */
export default function ToolsDialog({ close }: DialogContentProps) {
  const text = useText();
  const navigation = useNavigation();
  const { isBusy, confirm } = useConfirmNotice('tools', close);
  return (
    <Dialog
      open
      plain
      onClose={() => undefined}
      title={text('safePlay:toolsTitle')}
      actions={
        <Button tone="action" busy={isBusy} onClick={() => void confirm()}>
          {text('safePlay:toolsContinue')}
        </Button>
      }
    >
      <p>{text('safePlay:toolsIntro')}</p>
      <Tools>
        {tools.map((name) => (
          <li key={name}>
            <strong>{text(`safePlay:tool.${name}`)}</strong>
            <span>{text(`safePlay:toolNote.${name}`)}</span>
          </li>
        ))}
      </Tools>
      <Button tone="quiet" wide disabled={isBusy} onClick={() => void confirm(() => navigation.go('safePlay.screen'))}>
        {text('safePlay:set')}
      </Button>
    </Dialog>
  );
}

const Tools = styled.ul`
  display: grid;
  margin-block: 12px 4px;
  padding: 0;
  list-style: none;
  > li { display: grid; gap: 2px; padding-block: 9px; border-block-start: 1px solid ${token('color.hair')}; }
  strong { font-weight: ${token('weight.strong')}; }
  span { color: ${token('color.muted')}; font-size: ${token('size.small')}; line-height: 1.4; }
  [lang|='ur'] & :is(strong, span) { line-height: ${token('leading.text')}; }
`;
