import { styled } from 'styled-components';
import type { MerchantPage } from '../../contracts/console/merchant-page.ts';
import { FramesView } from '../frames/frames-view.tsx';
import { Block } from '../parts/block.tsx';
import { useText } from '../texts/use-text.ts';

/** Every live screen in a frame, for any visitor, language and scheme. */
export function LiveBlock({ merchant: { code, seq } }: { readonly merchant: MerchantPage }) {
  const text = useText();
  return (
    <Block title={text('overview.screens')}>
      <Room>
        <FramesView of={{ seq }} merchants={[code]} />
      </Room>
    </Block>
  );
}

/** As tall as frames are, so that nothing below moves when they come. */
const Room = styled.div`
  min-block-size: 462px;
  & > section { padding: 0; }
`;
