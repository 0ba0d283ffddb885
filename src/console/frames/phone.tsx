import { styled } from 'styled-components';
import type { FrameLine } from '../../contracts/console/frames.ts';
import { narrow } from '../style/global-style.ts';
import { useText } from '../texts/use-text.ts';

interface PhoneProps {
  readonly frame: FrameLine;
  /** What the frame shows, for people who do not see it. */
  readonly title: string;
}

/**
 * A page of a preview host in the outline of a phone, at half its size. The page may run its scripts and keep its own
 * storage; it opens no window, leads this page nowhere, and its policy lets it be shown here alone.
 */
export function Phone({ frame, title }: PhoneProps) {
  const text = useText();
  return (
    <Outline>
      <span aria-hidden="true">{text('frames.waiting')}</span>
      <iframe
        key={frame.address}
        src={frame.address}
        title={title}
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
      />
    </Outline>
  );
}

const Outline = styled.div`
  position: relative;
  inline-size: 205px;
  block-size: 352px;
  border: 5px solid var(--phone);
  border-radius: 26px;
  background: var(--raised);
  overflow: hidden;
  & > iframe {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 390px;
    block-size: 684px;
    border: 0;
    scale: 0.5;
    transform-origin: 0 0;
  }
  &:dir(rtl) > iframe { transform-origin: 100% 0; }
  & > span { position: absolute; inset: 0; display: grid; place-content: center; color: var(--muted); text-align: center; }
  ${narrow} {
    inline-size: 166px;
    block-size: 322px;
    & > iframe { block-size: 780px; scale: 0.4; }
  }
`;
