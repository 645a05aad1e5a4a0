let isReplaced = false

/** Ends this document, and loads its address again. */
export function replaceDocument() {
  isReplaced = true
  location.reload()
}

/** The document still runs until the response to its reload has arrived, which can take as long as the network wants. */
export const isDocumentReplaced = () => isReplaced
