/** What was tried of something, what was wrong, and what could not be tried. */
export interface Findings {
  /** Runs one check; what it throws is a fault. */
  try(name: string, check: () => Promise<string | void> | string | void): Promise<void>;
  /** Says plainly what this machine has no means to try. */
  leaveOut(what: string, why: string): void;
  readonly faults: number;
}

/** Prints each finding as a line. */
export function openFindings(): Findings {
  let faults = 0;
  const say = (line: string) => process.stdout.write(`${line}\n`);
  return {
    async try(name, check) {
      try {
        const figure = await check();
        say(`ok    ${name}${figure === undefined ? '' : `: ${figure}`}`);
      } catch (error) {
        faults += 1;
        say(`FAULT ${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
    leaveOut: (what, why) => say(`NOT TRIED ${what}: ${why}`),
    get faults() {
      return faults;
    },
  };
}

/** Throws when something is not as it has to be. */
export function demand(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}
