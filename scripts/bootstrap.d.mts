type Run = (
  command: string,
  args: string[],
  options: { cwd: string; env: Record<string, undefined>; onStart: (pid: number) => void },
) => Promise<{ code: number | null; output: string }>

export function nodeProblem(version: string): string | null
export function isInstalled(folder: string): boolean
export function installPackages(
  folder: string,
  options: { title: string; flags: string[]; run: Run; log: (text: string) => void },
): Promise<string | null>
