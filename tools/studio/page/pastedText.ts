/**
 * Decap pastes nothing if a text from Word or Google Docs contains a picture, and knows bold text by one of its two tags
 * only. A page of Google Docs is inside such a tag, which is not bold. Word writes lists as paragraphs.
 */
export function keepPastedText() {
  const { getData } = DataTransfer.prototype
  DataTransfer.prototype.getData = function (format) {
    const data = getData.call(this, format)
    return format === 'text/html' ? cleanPastedText(data) : data
  }
}

export function cleanPastedText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const picture of body.querySelectorAll('img')) picture.remove()
  for (const bold of body.querySelectorAll('b')) {
    const strong = document.createElement(bold.style.fontWeight === 'normal' ? 'div' : 'strong')
    strong.append(...bold.childNodes)
    bold.replaceWith(strong)
  }
  for (const item of body.querySelectorAll('[class^=MsoListParagraph]')) joinList(item)
  return body.innerHTML
}

function joinList(item: Element) {
  const marker = item.querySelector('[style*="mso-list:Ignore"]')
  const list = document.createElement(/\d/.test(marker?.textContent ?? '') ? 'ol' : 'ul')
  marker?.remove()
  const entry = document.createElement('li')
  entry.append(...item.childNodes)
  const before = item.previousElementSibling
  if (before?.nodeName === list.nodeName) {
    before.append(entry)
    item.remove()
  } else {
    list.append(entry)
    item.replaceWith(list)
  }
}
