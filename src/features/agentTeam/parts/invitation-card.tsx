import { styled } from 'styled-components';
import type { Answer } from '../../../contracts/platform-answer.ts';
import { useMoments, useText, useToast } from '../../../client/index.ts';
import { Button, ButtonRow, token } from '../../../ui/index.ts';
import { percentRange } from './percent.ts';

export interface InvitationCardProps {
  readonly invitation: Answer<'invitations'>['list'][number];
  onDelete(): void;
}

/** An invitation with its link, what it makes of who follows it, and what can be done with it. */
export function InvitationCard({ invitation, onDelete }: InvitationCardProps) {
  const text = useText();
  const moments = useMoments();
  const toast = useToast();
  const { code, kind, rates, createdAt } = invitation;
  const link = `${window.location.origin}/m/register?affiliateCode=${encodeURIComponent(code)}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast.show(text('agentTeam:copied'), { kind: 'success' });
    } catch {
      // Without a secure page or the player's leave there is no clipboard; the link can be marked by hand.
      toast.show(text('agentTeam:notCopied'), { kind: 'error' });
    }
  }

  function share() {
    // Closing the system's share sheet is no failure.
    navigator.share({ url: link, text: text('agentTeam:shareText') }).catch(() => undefined);
  }

  return (
    <Item>
      <p data-invitation="facts">
        <strong dir="ltr">{code}</strong>
        <span>{text(`agentTeam:kind.${kind}`)}</span>
        <span>{percentRange(rates)}</span>
        <bdi dir="ltr">{moments.day(createdAt)}</bdi>
      </p>
      <bdi data-invitation="link" dir="ltr">
        {link}
      </bdi>
      <ButtonRow>
        <Button tone="action" icon="copy" aria-label={text('agentTeam:copyCode', { code })} onClick={() => void copy()}>
          {text('agentTeam:copy')}
        </Button>
        {'share' in navigator ? (
          <Button tone="quiet" icon="share" aria-label={text('agentTeam:shareCode', { code })} onClick={share}>
            {text('agentTeam:share')}
          </Button>
        ) : null}
        <Button tone="quiet" icon="trash" aria-label={text('agentTeam:deleteCode', { code })} onClick={onDelete}>
          {text('agentTeam:delete')}
        </Button>
      </ButtonRow>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: 10px;
  min-inline-size: 0;
  padding-block: 12px;
  border-block-start: 1px solid ${token('color.line')};
  [data-invitation='facts'] { display: flex; flex-wrap: wrap; gap: 2px 12px; color: ${token('color.muted')}; font-variant-numeric: tabular-nums; }
  strong { color: ${token('color.text')}; font-weight: ${token('weight.strong')}; }
  [data-invitation='link'] { font-size: ${token('size.small')}; overflow-wrap: anywhere; }
`;
