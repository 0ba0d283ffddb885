import '@fontsource-variable/ibm-plex-sans/wght.css';
import '@fontsource/ibm-plex-mono/latin-400.css';
import '@fontsource/ibm-plex-mono/latin-500.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './console.tsx';
import { awaitFonts } from './style/await-fonts.ts';
import { restoreLayout } from './style/layout.ts';
import { restoreScheme } from './style/scheme.ts';

restoreScheme();
restoreLayout();
await awaitFonts();
const place = document.getElementById('console');
if (place)
  createRoot(place).render(
    <StrictMode>
      <Console />
    </StrictMode>,
  );
