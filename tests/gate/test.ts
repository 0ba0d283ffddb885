import { accept } from './accept.ts';
import { check } from './check.ts';

// `npm test`: the gate without a browser, then the product in one. A red gate does not hide what the browser says.
const isClean = await check();
const isAccepted = await accept(process.argv.slice(2));
process.exitCode = isClean && isAccepted ? 0 : 1;
