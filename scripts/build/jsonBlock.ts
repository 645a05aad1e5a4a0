/** Data in a page. It does not run. */
export function jsonBlock(id: string, content: unknown): string {
  // A `</script>` in stored text must not close the block.
  const json = JSON.stringify(content).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}">${json}</script>`
}
