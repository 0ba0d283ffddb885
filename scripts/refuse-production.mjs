// First step of npm start, in plain JavaScript that any Node reads: a demonstration with its sandbox is no server.
if (process.env.NODE_ENV === 'production') {
  process.stderr.write(
    'npm start is a demonstration with a sandbox and refuses NODE_ENV=production: run npm run serve, by the environment that docs/production.md lists.\n',
  );
  process.exit(1);
}
