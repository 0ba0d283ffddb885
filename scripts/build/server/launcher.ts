/** The oldest Node that runs our sources as they are. */
export const oldestNode = 24;

/**
 * A program of the built folder in plain JavaScript: an older Node could not even read the sources, and would say so in
 * words that help nobody. NODE_ENV is set before anything is imported: React and what renders with it must be of one kind.
 * A working directory that this user cannot enter, as after `sudo -u livery` in somebody else's home, is left before that
 * too: the compiler of validators is started there, and would be refused.
 */
export function launcherOf(program: string): string {
  return `import { accessSync, constants } from 'fs';

if (Number(process.versions.node.split('.')[0]) < ${oldestNode}) {
  process.stderr.write(\`Livery needs Node ${oldestNode} or later, and this is \${process.versions.node}: start it with a newer one.\\n\`);
  process.exit(1);
}
process.env.NODE_ENV = 'production';
try {
  accessSync(process.cwd(), constants.X_OK);
} catch {
  process.chdir(import.meta.dirname);
}
await import('./scripts/${program}.ts');
`;
}
