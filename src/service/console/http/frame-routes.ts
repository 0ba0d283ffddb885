import type { FramesBody } from '../../../contracts/console/frames.ts';
import { visitEnd } from '../../../http-guard/visit-end.ts';
import { readFrames } from '../frames/read-frames.ts';
import { inTurn } from '../impact/impact-turns.ts';
import { bodies } from './body-schemas.ts';
import type { ConsoleRoute } from './console-route.ts';
import { post } from './console-route.ts';

/** Releases as players would see them. */
export const frameRoutes: readonly ConsoleRoute[] = [
  post<FramesBody>('/frames', 'read', { body: bodies.frames }, ({ context, session, body, reply }) =>
    inTurn(session.person.id, visitEnd(reply), () => readFrames(context, body, session)),
  ),
];
