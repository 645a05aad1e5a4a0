import createDOMPurify, { type Config, type WindowLike } from 'dompurify'
import { env } from '@/env'
import { parseUrl } from '@/lib/webAddress'
import { type PreparedBody, prepareBody, type Sanitise } from './prepareBody'

const CONFIG: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'section', 'aside', 'hr', 'br'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'figure', 'figcaption', 'img'],
    ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
    ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'span'],
    ...['abbr', 'cite', 'q', 'code', 'kbd', 'samp', 'var', 'dfn', 'time', 'details', 'summary'],
  ],
  ALLOWED_ATTR: [
    ...['href', 'src', 'alt', 'title', 'width', 'height', 'cite', 'datetime', 'lang', 'dir', 'id'],
    ...['colspan', 'rowspan', 'scope', 'headers', 'span', 'start', 'reversed', 'type', 'value', 'open'],
  ],
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'iframe', 'svg', 'math'],
  FORBID_ATTR: ['style', 'class', 'srcset'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Prefixes ids with `user-content-`, so that they cannot shadow a global name.
  SANITIZE_NAMED_PROPS: true,
  RETURN_DOM_FRAGMENT: true,
}

const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:']
const IMAGE_PROTOCOLS = ['https:']
const ADDRESSES = ['href', 'src', 'cite']

/** Uses a private instance, because hooks of a shared one would affect all callers. */
export function createSanitiser(window: WindowLike): Sanitise {
  const purify = createDOMPurify(window)
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    // The language of a code block. prepareBody reads and removes it.
    if (element.nodeName === 'CODE' && attribute.attrName === 'class')
      attribute.forceKeepAttr = /^language-[a-z]+$/.test(attribute.attrValue)
  })
  purify.addHook('afterSanitizeAttributes', (element) => {
    for (const name of ADDRESSES) {
      const isImage = element.nodeName === 'IMG'
      const value = element.getAttribute(name)
      if (value !== null && !isAllowed(value, isImage)) element.removeAttribute(name)
    }
    if (element.nodeName === 'A') restrictLink(element)
    if (element.nodeName === 'IMG') completeImage(element)
    // On anything else, such as <hr width=9999>, a size could leave the column.
    else removeSize(element)
  })
  return (html) => purify.sanitize(html, CONFIG)
}

export function prepareInBrowser(html: string): PreparedBody {
  return prepareBody(html, createSanitiser(window))
}

function isAllowed(value: string, isImage: boolean): boolean {
  const url = parseUrl(value, env.siteUrl)
  if (!url) return false
  if (url.origin === env.siteUrl) return true
  return (isImage ? IMAGE_PROTOCOLS : LINK_PROTOCOLS).includes(url.protocol)
}

function restrictLink(link: Element) {
  const href = link.getAttribute('href')
  if (href !== null && new URL(href, env.siteUrl).origin !== env.siteUrl) {
    link.setAttribute('rel', 'noopener noreferrer nofollow')
  }
}

const SIZE = ['width', 'height']
/** The height of a picture by its width. */
const MAX_RATIO = 10

function removeSize(element: Element) {
  for (const name of SIZE) element.removeAttribute(name)
}

function completeImage(image: Element) {
  for (const name of SIZE) {
    if (!/^[1-9]\d{0,4}$/.test(image.getAttribute(name) ?? '')) image.removeAttribute(name)
  }
  const [width = 0, height = 0] = SIZE.map((name) => Number(image.getAttribute(name)))
  // Until it has loaded, the picture has the shape that these say.
  if (height > width * MAX_RATIO) removeSize(image)
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  image.setAttribute('loading', 'lazy')
  image.setAttribute('decoding', 'async')
}
