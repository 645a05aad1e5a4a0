type Cell = { trending?: boolean | undefined }

/** The style sheet has four columns, two, or one. */
const COLUMNS = 4

/**
 * A trending service takes two cells. It is moved before a single one that would leave it half a pair, so that it fits its
 * row in four columns and in two.
 */
export function arrangeCells<Service extends Cell>(services: readonly Service[]): Service[] {
  const arranged: Service[] = []
  let held: Service | undefined
  for (const service of services) {
    if (service.trending) arranged.push(service)
    else if (held) {
      arranged.push(held, service)
      held = undefined
    } else held = service
  }
  return held ? [...arranged, held] : arranged
}

export const countCells = (services: readonly Cell[]) =>
  services.reduce((sum, { trending }) => sum + (trending ? 2 : 1), 0)

/** The cells of the last row that are left for the call to action. If the last row is full, the call gets a row. */
export const cellsLeft = (cells: number) => COLUMNS - (cells % COLUMNS)
