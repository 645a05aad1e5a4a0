const last = new Map<string, Promise<unknown>>()

/** Runs the tasks of one file one after the other, so that none of them changes what another has just read. */
export function inTurn<Result>(file: string, task: () => Promise<Result>): Promise<Result> {
  const before = last.get(file) ?? Promise.resolve()
  const result = before.then(task, task)
  last.set(file, result)
  const forget = () => {
    if (last.get(file) === result) last.delete(file)
  }
  result.then(forget, forget)
  return result
}
