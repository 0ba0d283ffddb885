import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import { Button } from '../controls/button.tsx';
import { token } from '../theme/token.ts';
import { inviteForms } from './invite-forms.ts';
import { QrCode } from './qr-code.tsx';
import { useLayout } from './use-layout.ts';

export interface InviteCardProps {
  /** The link itself; also what the code says to a camera. */
  readonly link: string;
  /** Accessible name of the code. */
  readonly codeLabel: string;
  readonly copy: { readonly label: string; onCopy(): void };
  /** Absent where the browser cannot share. */
  readonly share?: { readonly label: string; onShare(): void } | undefined;
  readonly title?: string;
  readonly note?: ReactNode;
  /** What came of it so far: how many, how much. */
  readonly sums?: readonly { readonly id: string; readonly name: string; readonly value: ReactNode }[];
}

/** An invitation in the theme's form: what it brings, a code for a phone that is near, the link for those that are not, and what came of it. */
export function InviteCard({ link, codeLabel, copy, share, title, note, sums = [] }: InviteCardProps) {
  const { hero } = useLayout();
  return (
    <Place>
      <Card $form={hero}>
        {title === undefined ? null : (
          <header data-invite="head">
            <h2>{title}</h2>
            {note === undefined ? null : <p>{note}</p>}
          </header>
        )}
        <span data-invite="code">
          <QrCode value={link} label={codeLabel} />
        </span>
        <bdi data-invite="link" dir="ltr">
          {link}
        </bdi>
        <div data-invite="actions">
          <Button wide onClick={copy.onCopy}>
            {copy.label}
          </Button>
          {share === undefined ? null : (
            <Button tone="quiet" wide icon="share" onClick={share.onShare}>
              {share.label}
            </Button>
          )}
        </div>
        {sums.length === 0 ? null : (
          <dl data-invite="sums">
            {sums.map(({ id, name, value }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Card>
    </Place>
  );
}

const Place = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

const Card = styled.div<{ readonly $form: LayoutForms['hero'] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-inline-size: 0;
  h2 {
    overflow-wrap: break-word;
    text-wrap: balance;
    font-family: ${token('font.display')};
    font-size: min(${token('size.title')}, 8cqi);
    font-weight: ${token('weight.title')};
    line-height: ${token('leading.heading')};
  }
  [data-invite='head'] { display: grid; gap: 8px; min-inline-size: 0; }
  [data-invite='code'] { justify-self: center; inline-size: min(100%, 168px); }
  [data-invite='code'] > svg { inline-size: 100%; border-radius: 0; }
  [data-invite='link'] { min-inline-size: 0; overflow-wrap: anywhere; font-size: ${token('size.label')}; line-height: 1.5; }
  [data-invite='actions'] { display: grid; gap: 10px; min-inline-size: 0; }
  [data-invite='sums'] { min-inline-size: 0; }
  [data-invite='sums'] > div { min-inline-size: 0; }
  dt { color: ${token('color.muted')}; font-size: ${token('size.small')}; }
  dd { overflow-wrap: anywhere; font-family: ${token('font.numeric')}; font-size: ${token('size.heading')}; font-variant-numeric: lining-nums tabular-nums; }
  ${({ $form }) => inviteForms[$form]}
`;
