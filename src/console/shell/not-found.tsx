import { Link } from 'react-router-dom';
import { Empty } from '../parts/empty.tsx';
import { Key } from '../parts/key.tsx';
import { Page } from '../parts/page.tsx';
import { useText } from '../texts/use-text.ts';

/** An address that leads to nothing: says so, and from where one gets on. */
export function NotFound() {
  const text = useText();
  return (
    <Page title={text('notFound.title')}>
      <Empty icon="search" title={text('notFound.none')} action={<Link to="/flags">{text('notFound.flags')}</Link>}>
        {text('notFound.hint')} <Key>Ctrl K</Key>
      </Empty>
    </Page>
  );
}
