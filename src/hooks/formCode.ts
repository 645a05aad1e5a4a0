import { type Outcome, withinLimit } from '@/data/outcome'

type Code = { prepareForms: () => void }

/** The code that stores what a form sends. `what` it does is for the console, should it not arrive. */
export function formCode<C extends Code>(load: () => Promise<C>, what: string) {
  /** For somebody who begins to fill the form in. Should the code not arrive, sending asks for it again. */
  function prepare() {
    void load().then(
      ({ prepareForms }) => prepareForms(),
      () => undefined,
    )
  }

  /** True once it is stored. */
  async function store(write: (code: C) => Promise<Outcome<boolean>>): Promise<boolean> {
    try {
      return (await write(await withinLimit(load()))).ok
    } catch (error) {
      console.error(`Could not load what ${what}`, error)
      return false
    }
  }

  return { prepare, store }
}
