export type ClientMark = { name: string; file: string }

/** The fixed list of sample companies. Their logos were drawn for this project: plain black, used as a mask. */
export const clientMarks: readonly ClientMark[] = [
  { name: 'Northwick', file: 'northwick.svg' },
  { name: 'Halden', file: 'halden.svg' },
  { name: 'Pravaah', file: 'pravaah.svg' },
  { name: 'Oru Foods', file: 'oru-foods.svg' },
  { name: 'Castellan', file: 'castellan.svg' },
  { name: 'Meru Mills', file: 'meru-mills.svg' },
  { name: 'Bluestem', file: 'bluestem.svg' },
  { name: 'Kite & Co', file: 'kite-and-co.svg' },
  { name: 'Sundara', file: 'sundara.svg' },
  { name: 'Lathe', file: 'lathe.svg' },
  { name: 'Quarto', file: 'quarto.svg' },
]

/** `host` is the remote file storage that holds the logos, without a trailing slash. */
export function clientMarkUrl(mark: ClientMark, host = ''): string {
  return `${host}/clients/${mark.file}`
}
