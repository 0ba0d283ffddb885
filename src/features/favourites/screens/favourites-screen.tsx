import { useId } from 'react';
import { styled } from 'styled-components';
import { LazyBlock, useNavigation, useText } from '../../../client/index.ts';
import { IconButton, token } from '../../../ui/index.ts';

/** The favourites as a popup over everything: title, way out, and the list that recent games share (rows G-081, G-082). */
export default function FavouritesScreen() {
  const text = useText();
  const navigation = useNavigation();
  const title = useId();
  return (
    <Popup role="dialog" aria-labelledby={title}>
      <Top>
        <Title id={title}>{text('favourites:title')}</Title>
        <IconButton icon="close" label={text('ui:close')} onClick={() => navigation.back()} />
      </Top>
      <LazyBlock block="games.shared" />
    </Popup>
  );
}

const Popup = styled.section`
  min-block-size: 100%;
`;

const Top = styled.header`
  position: sticky;
  z-index: 3;
  inset-block-start: var(--above, 0px);
  display: grid;
  grid-template-columns: minmax(0, 1fr) 44px;
  align-items: center;
  min-block-size: 60px;
  padding-block-start: var(--notch, env(safe-area-inset-top));
  padding-inline: var(--page-gutter) 10px;
  border-block-end: 1px solid ${token('color.line')};
  background: ${token('color.bg')};
`;

const Title = styled.h1`
  font-family: ${token('font.display')};
  font-size: min(${token('size.title')}, 12vw);
  font-weight: ${token('weight.title')};
  line-height: 1.3;
  [lang|='ur'] & { line-height: 2; }
`;
