type Audit = { score: number | null; numericValue?: number }
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }

export type LighthouseReport = {
  audits: Record<string, Audit>
  categories: Record<string, Category>
  runtimeError?: { message: string }
}

/** What is used of the packages in this folder. They are not installed when the types are checked. */
type Packages = {
  lighthouse: {
    default: (url: string, flags: object, config?: object) => Promise<{ lhr: LighthouseReport }>
    desktopConfig: object
  }
  'chrome-launcher': {
    launch: (options: object) => Promise<{ port: number; kill: () => Promise<void> | void }>
  }
  selfsigned: {
    generate: (names: object[], options: object) => Promise<{ private: string; cert: string }>
  }
}

export const BENCH = {
  title: 'the measuring tools',
  folder: 'tools/bench',
  flags: ['--omit=optional', '--ignore-scripts'],
}

export function loadPackage<Name extends keyof Packages>(name: Name): Promise<Packages[Name]> {
  return import(name as string)
}
