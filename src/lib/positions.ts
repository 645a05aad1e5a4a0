/** The design has one ribbon and one colour for each practice, in the order of site.yaml. `data-practice` takes one of these. */
export const positions = [1, 2, 3] as const

export type Position = (typeof positions)[number]

export type ByPosition<Value> = Record<Position, Value>

export const byPosition = <Value>(values: readonly Value[]) =>
  Object.fromEntries(positions.map((position, index) => [position, values[index]])) as ByPosition<Value>
