const ENTITIES: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' }

/** The text of simple HTML, such as that of a heading or a caption. */
export function textOfHtml(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(amp|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
}
