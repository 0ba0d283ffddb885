// Loaded before a node (`--import`): its clock is ahead by LIVERY_FAULT_CLOCK_MS milliseconds, or behind by as many below 0.
const shiftMs = Number(process.env.LIVERY_FAULT_CLOCK_MS ?? 0);
const realNow = Date.now;
Date.now = () => realNow() + shiftMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, as) => Reflect.construct(target, args.length === 0 ? [target.now()] : args, as),
});
