import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { useLanguage, useText, useToast } from '../../../client/index.ts';
import { wordsIn } from '../../../forms/described-form.tsx';
import { Button, Icon, Skeleton, token, useLayout } from '../../../ui/index.ts';
import type { Payment } from './use-payments.ts';

const PaymentCode = lazy(() => import('./payment-code.tsx'));

export interface NextStepProps {
  readonly step: NonNullable<Payment['step']>;
}

/** What the player does next: go to a page, scan a code, copy instructions; nothing where it comes by itself. */
export function NextStep({ step }: NextStepProps) {
  const text = useText();
  const { record } = useLayout();
  const { url, code, lines } = step;
  return (
    <>
      <Step $isCentred={record === 'statement' || record === 'tickets'}>{text(`cashier:step.${step.kind}`)}</Step>
      {url === undefined || !isWebAddress(url) ? null : (
        <Button size="large" wide onClick={() => globalThis.location.assign(url)}>
          {text('cashier:goToPay')}
        </Button>
      )}
      {code === undefined ? null : (
        <Suspense fallback={<Skeleton shape="control" count={4} />}>
          <PaymentCode code={code} label={text('cashier:qrLabel')} />
        </Suspense>
      )}
      {code === undefined || !isWebAddress(code) ? null : (
        <Button tone="quiet" wide onClick={() => globalThis.open(code, '_blank', 'noopener,noreferrer')}>
          {text('cashier:openHere')}
        </Button>
      )}
      {lines === undefined ? null : <Instructions lines={lines} />}
    </>
  );
}

function Instructions({ lines }: { readonly lines: NonNullable<NextStepProps['step']['lines']> }) {
  const text = useText();
  const toast = useToast();
  const { language } = useLanguage();
  async function copy(value: string) {
    try {
      await navigator.clipboard.writeText(value);
      toast.show(text('cashier:copied'), { kind: 'success' });
    } catch {
      // Without the player's leave there is no clipboard; the value can be marked by hand.
      toast.show(text('cashier:notCopied'), { kind: 'error' });
    }
  }
  return (
    <Lines>
      {lines.map(({ label, value }) => {
        const name = wordsIn(label, language) ?? '';
        return (
          <li key={name}>
            <span>
              <small>{name}</small>
              <bdi dir="ltr">{value}</bdi>
            </span>
            <button type="button" aria-label={text('cashier:copyLine', { name })} onClick={() => void copy(value)}>
              <Icon name="copy" />
            </button>
          </li>
        );
      })}
    </Lines>
  );
}

/** Whether a browser may go there at all. */
function isWebAddress(url: string): boolean {
  return /^https?:$/.test(URL.parse(url)?.protocol ?? '');
}

/** Where the words above it stand: in the middle, or at the start. */
const Step = styled.p<{ readonly $isCentred: boolean }>`
  line-height: ${token('leading.text')};
  text-align: ${({ $isCentred }) => ($isCentred ? 'center' : 'start')};
  text-wrap: balance;
`;

const Lines = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border: ${token('border.width')} solid ${token('color.fieldLine')};
  border-radius: ${token('radius.field')};
  background: ${token('color.field')};
  li { display: flex; align-items: center; gap: 8px; padding-inline-start: 14px; min-block-size: 60px; }
  li + li { border-block-start: 1px solid ${token('color.line')}; }
  span { display: grid; flex: 1; gap: 2px; min-inline-size: 0; padding-block: 8px; }
  small { color: ${token('color.muted')}; font-size: ${token('size.small')}; line-height: 1.3; }
  [lang|='ur'] & small { line-height: ${token('leading.text')}; }
  bdi { justify-self: start; overflow-wrap: anywhere; font-weight: ${token('weight.strong')}; font-variant-numeric: tabular-nums lining-nums; }
  button { display: grid; flex: none; place-items: center; inline-size: 52px; min-block-size: 52px; color: ${token('color.link')}; }
`;
