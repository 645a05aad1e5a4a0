import { step } from './log'
import { installPackages, isInstalled } from './packages.mjs'
import { UserError } from './userError'

type Target = { title: string; folder: string; flags: string[] }

/** firebase-tools works without its native optional packages and without install scripts. Both take minutes. */
export const EMULATORS: Target = {
  title: 'the emulators',
  folder: 'tools/emulators',
  flags: ['--omit=optional', '--ignore-scripts'],
}

/** The CMS is one ready-made script. */
export const STUDIO: Target = { title: 'the studio', folder: 'tools/studio', flags: ['--ignore-scripts'] }

/** Needed only to publish with --notifier or --studio: firebase-tools loads the functions to find out what triggers them. */
export const FUNCTIONS: Target = { title: 'the functions', folder: 'functions', flags: ['--ignore-scripts'] }

/** Installs the packages of a folder that has its own lockfile. The bootstrap installs those of the app. */
export async function install({ title, folder, flags }: Target) {
  if (isInstalled(folder)) return
  // Most commands start no program, and its 140 modules take half a second to load.
  const { runChild } = await import('../local/child')
  await step(`Installing ${title}`, () =>
    installPackages(folder, flags, async (args) => {
      const { code, output } = await runChild('npm', args)
      if (code === 0) return true
      throw new UserError(`Installing ${title} failed. ${output.trim()}`)
    }),
  )
}
