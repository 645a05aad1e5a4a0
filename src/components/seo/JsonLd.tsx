/** One thing of schema.org. */
export type Thing = { '@type': string; [property: string]: unknown }

/** A data block, which browsers do not execute. It only describes visible content. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return <script type="application/ld+json">{escapeForScript(JSON.stringify(graph))}</script>
}

/** Escapes `<`, so that stored text can neither close the script element nor open a comment. */
function escapeForScript(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
