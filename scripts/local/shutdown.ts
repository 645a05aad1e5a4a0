type Task = () => Promise<unknown>

const tasks = new Set<Task>()
let stopping = false

/** Registers what must happen before this command ends. Returns a function that removes it again. */
export function onShutdown(task: Task): () => void {
  tasks.add(task)
  return () => tasks.delete(task)
}

export const isStopping = () => stopping

export async function shutdown() {
  stopping = true
  await Promise.allSettled([...tasks].map((task) => task()))
}
