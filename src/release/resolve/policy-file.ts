/** Path of a policy pack's file, by the pack's id. */
export function policyFile(id: string): string {
  return `schemas/policies/${id}.json`;
}
