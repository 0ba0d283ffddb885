import { styled } from 'styled-components';
import { useRuntime, useText } from '../../client/index.ts';
import { Button, EmptyState, token } from '../../ui/index.ts';
import { GateFrame } from './gate-frame.tsx';
import { MaintenanceWords } from './maintenance-words.tsx';

export interface ClosedProps {
  readonly icon: string;
  readonly titleKey: string;
  readonly textKey: string;
  readonly ip?: string;
  /** Says what whoever closed the site says of it. */
  readonly isMaintenance?: boolean;
}

/** What a visitor sees instead of the site, with a way to ask again and one to customer service. */
export default function ClosedPage({ icon, titleKey, textKey, ip, isMaintenance = false }: ClosedProps) {
  const text = useText();
  const runtime = useRuntime();
  return (
    <GateFrame>
      <EmptyState
        isPage
        icon={icon}
        title={text(titleKey)}
        note={
          <>
            {isMaintenance ? <MaintenanceWords fallback={text(textKey)} /> : text(textKey)}
            {ip ? (
              <Address>
                {text('app:yourAddress')} <bdi dir="ltr">{ip}</bdi>
              </Address>
            ) : null}
          </>
        }
        action={
          <>
            <Button tone="action" onClick={() => void runtime.status.refresh({ force: true })}>
              {text('app:tryAgain')}
            </Button>
            <Button tone="ghost" onClick={() => void runtime.actions.run('customerService.open')}>
              {text('customerService:title')}
            </Button>
          </>
        }
      />
    </GateFrame>
  );
}

const Address = styled.span`
  display: block;
  margin-block-start: 8px;
  color: ${token('color.muted')};
`;
