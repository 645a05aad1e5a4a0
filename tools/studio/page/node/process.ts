// Imported first: modules of scripts/ read `process.env` when they load.
Object.assign(globalThis, { process: { env: { VITE_IMAGE_HOST: import.meta.env.VITE_IMAGE_HOST } } })
