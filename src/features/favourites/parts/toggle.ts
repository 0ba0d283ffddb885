import { type ActionArguments, askToLogIn, type Game, type Runtime } from '../../../client/index.ts';
import { favouritesKey, loadMarked, unmarkedKey } from '../../../lobby/index.ts';

/**
 * Marks a game with a heart, or takes the mark off: the screen changes first, and a refusal, which the call reports,
 * changes it back (rows G-088…G-090, G-307, G-308). A heart that nobody knows about yet, since the marked games are still
 * on their way, was tapped to be filled: the call waits for them and is left out where it was filled already. A guest goes
 * to the login and comes back to where they were.
 */
export default async function toggle(runtime: Runtime, { game }: ActionArguments): Promise<void> {
  const { session } = runtime;
  if (!isGame(game)) return;
  if (!session.store.getState().session) {
    askToLogIn(runtime, location.pathname + location.search);
    return;
  }
  const { token } = session.store.getState().session ?? {};
  const isThere = () => session.store.getState().session?.token === token;
  if (marked(runtime) === undefined) {
    await runtime.resources.load(favouritesKey, () => loadMarked(runtime));
    if (!isThere() || marked(runtime)?.has(game.nodeId)) return;
  }
  const wasOn = marked(runtime)?.has(game.nodeId) === true;
  show(runtime, game.nodeId, !wasOn);
  const turn = (turns.get(runtime) ?? Promise.resolve()).then(async () => {
    try {
      await send(runtime, game, !wasOn);
    } catch {
      // Whoever is there by then has hearts of their own.
      if (isThere()) show(runtime, game.nodeId, wasOn);
    }
  });
  turns.set(runtime, turn);
  await turn;
}

/** Calls go one after the other, or two quick taps on one heart might overtake each other. */
const turns = new WeakMap<Runtime, Promise<void>>();

async function send({ platform, session, release }: Runtime, game: Game, isOn: boolean): Promise<void> {
  const token = session.store.getState().session?.token;
  const payload = { nodeId: game.nodeId, vendor: game.vassalage };
  if (!isOn) await platform.call('favouriteRemove', { query: payload });
  else {
    const withToken = release.getState().site.settings['api.tokenInQuery'];
    await platform.call('favouriteAdd', { body: withToken ? { ...payload, token } : payload });
  }
}

function marked({ resources }: Runtime): ReadonlySet<string> | undefined {
  return resources.read<ReadonlySet<string>>(favouritesKey).value;
}

function show(runtime: Runtime, nodeId: string, isOn: boolean): void {
  const { resources } = runtime;
  const ids = new Set(marked(runtime));
  const unmarked = new Set(resources.read<ReadonlySet<string>>(unmarkedKey).value);
  const [into, outOf] = isOn ? [ids, unmarked] : [unmarked, ids];
  into.add(nodeId);
  outOf.delete(nodeId);
  resources.put(unmarkedKey, unmarked);
  resources.put(favouritesKey, ids);
}

function isGame(value: unknown): value is Game {
  return typeof value === 'object' && value !== null && 'nodeId' in value && 'vassalage' in value;
}
