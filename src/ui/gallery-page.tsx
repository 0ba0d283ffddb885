import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { directionOf } from '../contracts/browser-names.ts';
import type { ThemeVariants } from '../contracts/release.ts';
import { Gallery } from './gallery.tsx';
import type { GalleryScene } from './gallery-scenes.ts';

// The address says what is shown: the theme is the page, `#scene/language/scheme` the rest.
const place = document.getElementById('root') ?? document.body;
const picture = place.dataset['picture'] ?? '';
const root = createRoot(place);
const { dataset } = document.documentElement;
const variants = JSON.parse(dataset['variants'] ?? '') as ThemeVariants;

function show(): void {
  const [scene, language = 'en', scheme = 'dark'] = location.hash.slice(1).split('/');
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  dataset['scheme'] = scheme;
  flushSync(() =>
    root.render(
      <Gallery
        key={location.hash}
        scene={scene as GalleryScene}
        variants={variants}
        language={language}
        brand="Livery"
        currency={{ code: 'PKR', symbol: 'Rs' }}
        tiles={['Nile Keeper', 'Gold Ledger', 'Cobalt Nine'].map((name) => ({ src: picture, name }))}
        banner={picture}
      />,
    ),
  );
  dataset['shown'] = location.hash.slice(1);
}

addEventListener('hashchange', show);
show();
