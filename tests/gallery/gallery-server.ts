import { createServer } from 'node:http';
import { join } from 'node:path';
import { makeGallery } from '../../scripts/docs/gallery/gallery-files.ts';

/** The gallery of `src/ui` as pages of a real browser. */
export interface GalleryServer {
  /** The page of a theme; `#scene/language/scheme` behind it says what it shows. */
  readonly url: (theme: string) => string;
  readonly close: () => Promise<void>;
}

const rootDir = join(import.meta.dirname, '../..');

/** Serves the gallery of some themes on a free port. */
export async function startGallery(themes: readonly string[]): Promise<GalleryServer> {
  const files = await makeGallery({ rootDir, themes, base: '' });
  const server = createServer((request, response) => {
    const file = files.get((request.url ?? '').split('?')[0] ?? '');
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' });
    response.end(file?.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: (theme) => `http://127.0.0.1:${port}/${theme}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
