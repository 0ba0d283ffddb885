import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { loadCatalogue } from '../../src/sandbox/catalogue/catalogue.ts';
import { viewGame } from '../../src/sandbox/games/game-view.ts';

/** How many games the long list has. */
export const manyGames = 10_000;
/** A search for this is answered with all games at once, or with this many a page. */
export const searchFor = (pageSize: number) => `bench-${pageSize}`;

const catalogue = loadCatalogue();

/** Stands before a platform and passes everything on, except for searches of the bench, which find a very long list. */
export async function withManyGames(platformUrl: string): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((incoming, outgoing) => {
    const { searchParams } = new URL(incoming.url ?? '/', platformUrl);
    const pageSize = Number(/^bench-(\d+)$/.exec(searchParams.get('gameName') ?? '')?.[1]);
    if (pageSize > 0) answerPage(outgoing, pageSize, Number(searchParams.get('pageNo') ?? 1));
    else passOn(platformUrl, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The long list has no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

function answerPage(outgoing: ServerResponse, pageSize: number, pageNo: number): void {
  const from = (pageNo - 1) * pageSize;
  const count = Math.max(0, Math.min(pageSize, manyGames - from));
  const games = Array.from({ length: count }, (_, place) => gameAt(from + place)).flat();
  const totalPages = Math.ceil(manyGames / pageSize);
  const value = { games, pageNum: pageNo, totalPages, totalCount: manyGames, pageSize };
  outgoing.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify({ value }));
}

/** The games of the catalogue again and again, each time as others. */
function gameAt(place: number) {
  const game = catalogue.games[place % catalogue.games.length];
  return game ? [{ ...viewGame(game, 2), nodeId: `many-${place}`, gameName: `${game.title} ${place + 1}` }] : [];
}

function passOn(platformUrl: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method = 'GET', headers, url = '/' } = incoming;
  const onward = request(`${platformUrl}${url}`, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
}
