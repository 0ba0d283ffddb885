/** Whether a moment, as a field of day and time has it, lies behind us; an empty one does not. */
export function hasPassed(moment: string): boolean {
  return moment !== '' && Date.parse(moment) <= Date.now();
}
