/**
 * `npm run film`: draws the film of the home page and writes it, its posters and its captions to public/film.
 * Run by hand after a change to the brand, the palette or the drawing; its files are committed.
 */
export async function main() {
  // Read only now: it needs the packages.
  const { makeFilm } = await import('./film/makeFilm.mjs')
  await makeFilm()
  return 0
}
