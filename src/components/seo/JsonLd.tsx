/** One thing of schema.org. */
export type Thing = { '@type': string; [property: string]: unknown }

/** A data block: browsers do not run it. What it says stands on the page for people to read too. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  return <script type="application/ld+json">{escapeForScript(JSON.stringify(graph))}</script>
}

/** No text of a document may close the block that it stands in, or open a comment. */
export function escapeForScript(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
