import { type SandboxOptions, type SandboxProcess, startSandbox } from './sandbox-process.ts';

interface KeepOptions extends Omit<SandboxOptions, 'onExit'> {
  /** Hears when the sandbox is lost and when it is back. */
  readonly say: (sentence: string) => void;
  readonly firstPauseMs?: number;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A sandbox that ran for so long was well: the next pause is the first again. */
const WELL_MS = 60_000;

/**
 * Starts the sandbox, and again whenever it ends by itself, after pauses that double. Until it is back the service says
 * that the platform cannot be reached. @throws StartError when the first start fails.
 */
export async function keepSandbox({
  say,
  firstPauseMs = FIRST_PAUSE_MS,
  ...options
}: KeepOptions): Promise<SandboxProcess> {
  let isStopping = false;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();
  let running: SandboxProcess | undefined;

  const start = async () => {
    const startedAt = Date.now();
    running = await startSandbox({
      ...options,
      onExit: (code) => {
        running = undefined;
        if (Date.now() - startedAt > WELL_MS) failures = 0;
        again(`The sandbox ended with code ${code ?? 'none'}`);
      },
    });
  };
  const again = (what: string) => {
    if (isStopping) return;
    const pause = Math.min(LONGEST_PAUSE_MS, firstPauseMs * 2 ** failures);
    failures += 1;
    say(
      `${what}; it is started again in ${Math.ceil(pause / 1_000)} s. Until then sites say that it cannot be reached.`,
    );
    timer = setTimeout(() => {
      underWay = start().then(
        () => say('The sandbox is back.'),
        () => again('The sandbox could not be started'),
      );
    }, pause);
  };

  await start();
  if (!running) throw new Error('The sandbox ended as it started.');
  const { url, staffUrl } = running;
  const stop = async () => {
    isStopping = true;
    clearTimeout(timer);
    await underWay;
    await running?.stop();
  };
  return { url, staffUrl, stop };
}
