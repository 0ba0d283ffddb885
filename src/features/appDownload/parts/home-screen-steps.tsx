import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { ListRow } from '../../../ui/index.ts';

const kinds = ['ios', 'android'] as const;

/** How the site comes onto the home screen without an app, on each kind of phone. */
export function HomeScreenSteps() {
  const text = useText();
  return (
    <List>
      {kinds.map((kind) => (
        <ListRow
          key={kind}
          isItem
          wraps
          icon="phone"
          title={text(`appDownload:${kind}`)}
          note={text(`appDownload:steps.${kind}`)}
        />
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
