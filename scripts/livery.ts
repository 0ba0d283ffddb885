#!/usr/bin/env node
import { runLivery } from './cli/run-livery.ts';

process.exitCode = await runLivery(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
