import { styled } from 'styled-components';
import { CONSOLE_API } from '../../contracts/console/api.ts';
import type { DeskApplication } from '../../contracts/console/applications.ts';
import { useText } from '../texts/use-text.ts';

/** The pictures that a player sent with an application; each opens whole in a tab of its own. */
export function ApplicationPictures({ application }: { readonly application: DeskApplication }) {
  const text = useText();
  const { merchant, id, player, pictures } = application;
  if (pictures === 0) return null;
  return (
    <List aria-label={text('application.pictures')}>
      {Array.from({ length: pictures }, (_, index) => {
        const address = `${CONSOLE_API}/applications/${encodeURIComponent(merchant)}/${id}/pictures/${index + 1}`;
        return (
          <li key={address}>
            <a href={address} target="_blank" rel="noreferrer">
              <img src={address} alt={text('application.picture', { number: index + 1, count: pictures, player })} />
            </a>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 10px;
  & a { display: block; overflow: hidden; border: 1px solid var(--line); border-radius: 6px; }
  & img { display: block; inline-size: 100%; aspect-ratio: 4 / 3; object-fit: cover; background: var(--chosen); }
`;
