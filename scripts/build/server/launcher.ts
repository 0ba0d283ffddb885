/** The oldest Node that runs our sources as they are. */
export const oldestNode = 24;

/**
 * A program of the built folder in plain JavaScript: an older Node could not even read the sources, and would say so in
 * words that help nobody. NODE_ENV is set before anything is imported: React and what renders with it must be of one kind.
 */
export function launcherOf(program: string): string {
  return `if (Number(process.versions.node.split('.')[0]) < ${oldestNode}) {
  process.stderr.write(\`Livery needs Node ${oldestNode} or later, and this is \${process.versions.node}: start it with a newer one.\\n\`);
  process.exit(1);
}
process.env.NODE_ENV = 'production';
await import('./scripts/${program}.ts');
`;
}
