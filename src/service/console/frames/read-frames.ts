import type {
  FrameLine,
  FrameScreen,
  FramesAbsent,
  FramesAnswer,
  FramesBody,
  FrameVisitor,
} from '../../../contracts/console/frames.ts';
import type { VisitorContext } from '../../../contracts/conditions.ts';
import type { RouteDefinition } from '../../../contracts/feature.ts';
import {
  contextOf,
  guardFor,
  impactBetween,
  isShellSlot,
  type ScreenMarks,
  screenMarks,
  type VisitorKind,
  visitorKinds,
} from '../../../engine/index.ts';
import { shippedFeatures } from '../../../release/shipped-features.ts';
import type { Frame, Frames } from '../../preview/frames.ts';
import { readPointer } from '../../store/read-pointer.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { type ActiveSession, isSessionOpen } from '../people/sessions.ts';
import type { FramePair } from './frame-pairs.ts';
import type { ShownRelease } from './shown-release.ts';

/** The screen that stands for all of them: where the shell changes, and where one looks first. */
const SHELL_SCREEN = 'home.screen';
const unmarked: ScreenMarks = { added: [], removed: [], changed: [] };

/**
 * A screen of one merchant in frames, before and after, each on a host of its own for the person of the session.
 * @throws RefusedError where there is no such thing, or it does not compile.
 */
export async function readFrames(
  context: ConsoleContext,
  body: FramesBody,
  session: ActiveSession,
): Promise<FramesAnswer | FramesAbsent> {
  const { frames } = context;
  if (!frames) return { kind: 'unset', absent: 'This server has no host for previews: LIVERY_PREVIEWS is not set.' };
  const pair = await context.findPair(context, body.merchant, body.of);
  if (screensOf(pair).length === 0) return { kind: 'same', absent: 'No screen looks otherwise to anybody.' };
  const scene = chooseScene(pair, body);
  const { before, after } = pair;
  const live = await readPointer(context.db, body.merchant);
  const show = framer(frames, scene, {
    live: live?.seq,
    isAlone: before === undefined,
    person: session.person.id,
    isSignedIn: () => isSessionOpen(context, session.id),
  });
  const shown = show(after, false);
  return {
    merchant: body.merchant,
    screens: scene.screens.map((screen) => lineOf(screen, after)),
    screen: lineOf(scene.screen, after),
    visitor: scene.visitor,
    visitors: scene.kinds.map(({ memberType, words }) => ({
      ...(memberType === undefined ? {} : { memberType }),
      words,
    })),
    languages: after.site.site.identity.languages.offered,
    marks: {
      added: scene.marks.added.length,
      removed: scene.marks.removed.length,
      changed: scene.marks.changed.length,
    },
    ...(before ? { before: show(before, true).line } : {}),
    after: shown.line,
    endsAt: shown.endsAt.toISOString(),
  };
}

/** Which screen, for whom, and what differs on it. */
interface Scene {
  readonly screens: readonly RouteDefinition[];
  readonly screen: RouteDefinition;
  readonly kinds: readonly VisitorKind[];
  readonly visitor: FrameVisitor;
  readonly marks: ScreenMarks;
}

function chooseScene(pair: FramePair, { screen: asked, visitor: given }: FramesBody): Scene {
  const { before = pair.after, after } = pair;
  const kinds = visitorKinds(before.site.site, after.site.site);
  const { languages } = after.site.site.identity;
  const language = given && languages.offered.includes(given.language) ? given.language : languages.default;
  const marksFor = (screen: RouteDefinition, kind: VisitorKind) =>
    marksOf(pair, screen, contextOf(kind, 'browser', language));
  const mayStay = (screen: RouteDefinition, kind: VisitorKind) =>
    redirectOf(after, screen, kind, language) === undefined;
  /** The first visitor who meets something otherwise on a screen: by itself, or else in the shell around it. */
  const meetsAt = (screen: RouteDefinition) => {
    const found = kinds.map((kind) => (mayStay(screen, kind) ? allOf(marksFor(screen, kind)) : []));
    const place = found.findIndex((marks) => marks.some(isOwn));
    if (place !== -1) return { place, rank: place };
    const around = found.findIndex((marks) => marks.length > 0);
    return { place: around, rank: kinds.length + (around === -1 ? kinds.length : around) };
  };
  const screens = screensOf(pair)
    .map((screen) => ({
      screen,
      ...(pair.before ? meetsAt(screen) : { place: -1, rank: screen.id === SHELL_SCREEN ? 0 : 1 }),
    }))
    .toSorted((one, other) => one.rank - other.rank);
  const wanted = asked ?? screens[0]?.screen.id;
  const chosen = screens.find(({ screen }) => screen.id === wanted);
  if (!chosen) throw new RefusedError('NOT_FOUND', `There is no screen ${wanted ?? ''} to show.`);
  const { screen, place } = chosen;
  const kind =
    (given
      ? kinds.find(({ memberType }) => memberType === given.memberType)
      : (kinds[place] ?? kinds.find((one) => mayStay(screen, one)))) ?? kinds[0];
  if (!kind) throw new Error('There is always a guest.');
  const preset = after.site.site.settings['theme.scheme'] === 'light' ? 'light' : 'dark';
  const { memberType } = kind;
  return {
    screens: screens.map((one) => one.screen),
    screen,
    kinds,
    visitor: { ...(memberType === undefined ? {} : { memberType }), language, scheme: given?.scheme ?? preset },
    marks: marksFor(screen, kind),
  };
}

function marksOf({ before, after }: FramePair, screen: RouteDefinition, visitor: VisitorContext): ScreenMarks {
  if (!before) return unmarked;
  return screenMarks({ before: before.form, after: after.form, features: shippedFeatures }, screen, visitor);
}

/** Every touched screen that either release has; of one release alone, all of them. */
function screensOf({ before, after }: FramePair): readonly RouteDefinition[] {
  const routes = after.site.site.routes;
  if (!before) return routes;
  const { screens, everyScreen } = impactBetween(before.form, after.form, shippedFeatures);
  const gone = before.site.site.routes.filter(({ id }) => !routes.some((route) => route.id === id));
  return [...routes, ...gone].filter(({ id }) => screens.includes(id) || (everyScreen && id === SHELL_SCREEN));
}

function allOf({ added, removed, changed }: ScreenMarks): ScreenMarks['added'] {
  return [...added, ...removed, ...changed];
}

function isOwn(mark: ScreenMarks['added'][number]): boolean {
  return mark.kind === 'field' || !isShellSlot(mark.slot, shippedFeatures);
}

function redirectOf(
  { site: { site } }: ShownRelease,
  { id }: RouteDefinition,
  kind: Pick<VisitorKind, 'memberType'>,
  language: string,
): string | undefined {
  const route = site.routes.find((one) => one.id === id);
  return route && guardFor(route, site, contextOf({ words: '', memberType: kind.memberType }, 'browser', language));
}

function lineOf({ id, title }: RouteDefinition, { site }: ShownRelease): FrameScreen {
  const [group = '', ...key] = title.split(':');
  const texts = site.strings['en'] ?? Object.values(site.strings)[0];
  return { id, title: texts?.[group]?.[key.join(':')] || id };
}

interface Watcher extends Pick<Frame, 'person' | 'isSignedIn' | 'isAlone'> {
  /** Where the merchant stands. */
  readonly live: number | undefined;
}

function noticeOf({ seq, at }: ShownRelease, live: number | undefined): Pick<Frame, 'notice'> {
  if (seq === undefined) return { notice: 'Draft: this is not live.' };
  if (seq === live) return {};
  return {
    notice: `Past: #${seq}, live since ${at?.toISOString().slice(0, 16).replace('T', ' ')} UTC, and no longer.`,
  };
}

/** Gives a function that opens a frame for a release of the scene. */
function framer(frames: Frames, { screen, visitor, marks }: Scene, { live, ...watcher }: Watcher) {
  return (release: ShownRelease, isBefore: boolean): { readonly line: FrameLine; readonly endsAt: Date } => {
    const { site, parts, seq, at } = release;
    const own = [...marks.changed, ...(isBefore ? marks.removed : marks.added)];
    const { origin, query, endsAt } = frames.open({
      site,
      parts,
      visitor,
      isBefore,
      ...noticeOf(release, live),
      marks: own.map(({ id }) => id),
      opensMenu:
        !allOf(marks).some(isOwn) && allOf(marks).some((mark) => mark.kind === 'item' && mark.slot === 'sideMenu.item'),
      ...watcher,
    });
    const redirect = redirectOf(release, screen, { memberType: visitor.memberType }, visitor.language);
    return {
      line: {
        address: `${origin}${screen.path}${query}`,
        release: site.pointer.release,
        ...(seq === undefined ? {} : { seq }),
        ...(at ? { at: at.toISOString() } : {}),
        ...(redirect === undefined ? {} : { redirect }),
      },
      endsAt,
    };
  };
}
