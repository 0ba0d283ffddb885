/** Hears of a step that has ended. */
type OnStep = (name: string, milliseconds: number, note?: string) => void;

/** Runs a step of the start and says how long it took. */
export type TimeStep = <T>(name: string, action: () => Promise<T>, note?: (result: T) => string) => Promise<T>;

/** Makes what runs a step of the start and says how long it took. */
export function timeSteps(onStep: OnStep | undefined): TimeStep {
  return async (name, action, note) => {
    const startedAt = performance.now();
    const result = await action();
    onStep?.(name, performance.now() - startedAt, note?.(result));
    return result;
  };
}
