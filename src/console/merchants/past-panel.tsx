import { Badge } from '../parts/badge.tsx';
import type { MerchantLine } from '../../contracts/console/merchants.ts';
import { FramesView } from '../frames/frames-view.tsx';
import { Notice } from '../parts/notice.tsx';
import { Panel, Section } from '../parts/panel.tsx';
import { useText } from '../texts/use-text.ts';

interface PastPanelProps {
  readonly merchant: MerchantLine;
  readonly seq: number;
  onClose(): void;
}

/** One state of a merchant's history as players had it, every screen of it. */
export function PastPanel({ merchant, seq, onClose }: PastPanelProps) {
  const text = useText();
  const isLive = seq === merchant.seq;
  return (
    <Panel
      title={text('past.title', { name: merchant.name, seq })}
      lead={<Badge $tone={isLive ? 'good' : 'warn'}>{text(isLive ? 'past.isLive' : 'past.isPast')}</Badge>}
      onClose={onClose}
    >
      {isLive ? null : (
        <Section>
          <Notice tone="warn" icon="clock">
            {text('past.hint', { seq: merchant.seq })}
          </Notice>
        </Section>
      )}
      <FramesView of={{ seq }} merchants={[merchant.code]} />
    </Panel>
  );
}
