// Our policy forbids eval. Zod, which Scalar contains, would otherwise try it once and be reported.

globalThis.__zod_globalConfig = { jitless: true };
