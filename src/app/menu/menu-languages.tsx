import { styled } from 'styled-components';
import { useSite, useText } from '../../client/index.ts';
import { LanguageList } from '../../features/language/parts/language-list.tsx';
import { Accordion } from '../../ui/index.ts';
import { useMenu } from './menu-state.tsx';

/** The language accordion; nothing where the merchant offers one language only (row A-208). */
export function MenuLanguages() {
  const text = useText();
  const menu = useMenu();
  const { offered } = useSite().identity.languages;
  if (offered.length < 2) return null;
  return (
    <Place>
      <Accordion
        items={[
          { id: 'menu-languages', title: text('language:title'), content: <LanguageList onChosen={menu.close} /> },
        ]}
      />
    </Place>
  );
}

const Place = styled.div`
  margin-block-start: 16px;
`;
