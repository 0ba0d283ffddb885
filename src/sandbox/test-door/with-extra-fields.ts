/** The same answer as a newer platform might give it: every object has fields that no contract names (row A-351). */
export function withExtraFields(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withExtraFields);
  if (typeof answer !== 'object' || answer === null) return answer;
  const own = Object.entries(answer).map(([name, value]) => [name, withExtraFields(value)] as const);
  return { ...Object.fromEntries(own), addedLater: 'unknown', addedObject: { deep: [1, { er: true }] } };
}
