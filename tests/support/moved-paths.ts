import { type EndpointName, endpoints } from '../../src/contracts/endpoints.ts';

/** Whether throw-away merchants follow a platform of another make, which has its calls under paths of its own. */
export const isUpstream = process.env['LIVERY_SOURCE'] === 'upstream';

const foreignRoot = '/api/v2/';
const ownRoot = '/wps/';

/** Where the platform of another make has each call (row A-316); the status keeps the path that the folder names. */
export const movedPaths: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(endpoints).map(([name, { path }]) => [name, path.replace(ownRoot, foreignRoot)]),
);

/** The path under which the browser sends a call in this run. */
export function sentPath(name: EndpointName): string {
  return isUpstream ? (movedPaths[name] ?? endpoints[name].path) : endpoints[name].path;
}

/** The specification's path of a call, whichever platform it was sent to. */
export function ownPath(path: string): string {
  return path.startsWith(foreignRoot) ? path.replace(foreignRoot, ownRoot) : path;
}
