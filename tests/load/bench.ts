import { benchCompile } from './compile.bench.ts';
import { benchLive } from './live.bench.ts';
import { printFigures } from './measure.ts';

// npm run bench: figures of this machine at this moment; only figures of one run may be compared.
printFigures('Compile', await benchCompile());
for (const count of [1_000, 5_000]) printFigures(`Live change, ${count} connections`, await benchLive(count));
