import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { endpoints } from '../../src/contracts/endpoints.ts';
import { loadCatalogue } from '../../src/sandbox/catalogue/catalogue.ts';
import { viewGame } from '../../src/sandbox/games/game-view.ts';
import { membersAt } from './many-team.ts';

/** How many lines a long list has. */
export const manyLines = 10_000;
/** A search for this is answered with all of them at once, or with this many a page. */
export const searchFor = (pageSize: number) => `bench-${pageSize}`;

const catalogue = loadCatalogue();

/** Stands before a platform and passes everything on, except for searches of the bench, which find very long lists of games and members. */
export async function withLongLists(platformUrl: string): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((incoming, outgoing) => {
    const { searchParams, pathname } = new URL(incoming.url ?? '/', platformUrl);
    const sizeIn = (name: string) => Number(/^bench-(\d+)$/.exec(searchParams.get(name) ?? '')?.[1]);
    const [games, members] = [sizeIn('gameName'), sizeIn('name')];
    if (games > 0) answer(outgoing, gamesAt(Number(searchParams.get('pageNo') ?? 1), games));
    else if (members > 0 && pathname.endsWith(endpoints.teamMembers.path))
      answer(outgoing, membersAt(Number(searchParams.get('page') ?? 1), members, manyLines));
    else passOn(platformUrl, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The long list has no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

function gamesAt(pageNo: number, pageSize: number) {
  const from = (pageNo - 1) * pageSize;
  const count = Math.max(0, Math.min(pageSize, manyLines - from));
  const games = Array.from({ length: count }, (_, place) => gameAt(from + place)).flat();
  const totalPages = Math.ceil(manyLines / pageSize);
  return { games, pageNum: pageNo, totalPages, totalCount: manyLines, pageSize };
}

function answer(outgoing: ServerResponse, value: object): void {
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
