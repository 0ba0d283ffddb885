import { styled } from 'styled-components';
import { useRuntime, useSite, useText } from '../../client/index.ts';
import { Button, EmptyState, PageFrame, token } from '../../ui/index.ts';

export interface ClosedProps {
  readonly icon: string;
  readonly titleKey: string;
  readonly textKey: string;
  readonly ip?: string;
}

/** What a visitor sees instead of the site, with a way to ask again and one to customer service. */
export default function ClosedPage({ icon, titleKey, textKey, ip }: ClosedProps) {
  const text = useText();
  const runtime = useRuntime();
  const { identity } = useSite();
  return (
    <PageFrame>
      <Centre>
        <Brand translate="no">{identity.name}</Brand>
        <EmptyState
          icon={icon}
          title={text(titleKey)}
          note={
            <>
              {text(textKey)}
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
      </Centre>
    </PageFrame>
  );
}

const Centre = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 80dvh;
`;

const Brand = styled.p`
  text-align: center;
  font-family: ${token('font.logo')};
  font-size: ${token('size.title')};
`;

const Address = styled.span`
  display: block;
  margin-block-start: 8px;
  color: ${token('color.muted')};
`;
