import { measureCompile } from './compile-times.ts';
import { measureLiveDelivery } from './live-delivery.ts';
import { printFigures } from './measure.ts';
import { measureStatusCall } from './status-call.ts';

// npm run bench: figures of this machine at this moment; only figures of one run may be compared.
printFigures('Compiling one merchant', await measureCompile());
printFigures('Status call', await measureStatusCall());
for (const count of [1_000, 5_000]) printFigures(`A flag to ${count} open browsers`, await measureLiveDelivery(count));
