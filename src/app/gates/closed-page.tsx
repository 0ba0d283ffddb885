import { styled } from 'styled-components';
import { useRuntime, useText } from '../../client/index.ts';
import { Button, EmptyState, token } from '../../ui/index.ts';
import { GateFrame } from './gate-frame.tsx';
import { MaintenanceWords } from './maintenance-words.tsx';

export interface ClosedProps {
  /** The address of a visitor whose region may not come in; absent while the site is closed to everybody. */
  readonly ip?: string;
}

/**
 * What a visitor sees instead of the site, with a way to ask again and one to customer service: what whoever closed the site
 * says of it, or that their region is restricted.
 */
export default function ClosedPage({ ip }: ClosedProps) {
  const text = useText();
  const runtime = useRuntime();
  const isMaintenance = ip === undefined;
  return (
    <GateFrame>
      <EmptyState
        isPage
        icon={isMaintenance ? 'settings' : 'globe'}
        title={text(isMaintenance ? 'app:maintenance' : 'app:restricted')}
        note={
          <>
            {isMaintenance ? <MaintenanceWords fallback={text('errors:upgrading')} /> : text('errors:restricted')}
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
