import { JSDOM } from 'jsdom'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { prepareBody } from '@/data/prepareBody'
import { createSanitiser } from '@/data/sanitise'
import { colour } from '../../../../scripts/content/colours'
import { ownerColours } from '../../../../scripts/content/colourTokens'
import { contextOf } from '../../../../scripts/content/context'
import { noticesSchema } from '../../../../scripts/content/notices'
import { parseOwnPage } from '../../../../scripts/content/ownPages'
import { findRedirectMistakes } from '../../../../scripts/content/redirects'
import { renderMarkdown } from '../../../../scripts/content/renderMarkdown'
import { email, url } from '../../../../scripts/content/valueSchemas'

// What a file of the owner could contain if someone else has written it: it is refused, or it can do nothing.

const HERE = 'https://site.example'
const context = contextOf('sample')

const addresses = [
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', '\u0001javascript:alert(1)', 'java\tscript:alert(1)'],
  ...['java\nscript:alert(1)', 'javascript&colon;alert(1)', 'javascript://x.example/%0aalert(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'vbscript:msgbox(1)', 'blob:https://evil.example/1'],
  ...['file:///etc/passwd', 'intent://evil.example#Intent;end', 'view-source:https://evil.example'],
  ...['//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example'],
  ...['/\n/evil.example', '/.//evil.example', '/services/..//evil.example', '/%2Fevil.example'],
  ...['https:evil.example', 'https:/evil.example', 'https:\\\\evil.example', 'https://', 'https://['],
  ...['https://a b.example', 'http:////evil.example', '@evil.example', '?next=//evil.example'],
  ...['/"><script>alert(1)</script>', "/' onclick='alert(1)", '/services"onclick=alert(1)', '/__proto__'],
]

const sanitise = createSanitiser(new JSDOM('').window)
const notices = noticesSchema(context)

/** The addresses that each kind of field accepts. */
const accepted: Record<string, (address: string) => string[]> = {
  'an address, as of the booking service or of a map': (address) => {
    const { success, output } = v.safeParse(url, address)
    return success ? [String(output)] : []
  },
  'the link of a notice': (address) => {
    const { success, output } = v.safeParse(notices, [{ text: 'New', link: { label: 'More', to: address } }])
    return success ? output.map(({ link }) => link?.to ?? '') : []
  },
  'the button of an own page': (address) => {
    const button = `{ label: More, link: ${JSON.stringify(address)} }`
    const { fields, mistakes } = parseOwnPage(
      `---\nheading: A\ndescription: B\nbutton: ${button}\n---\nText.\n`,
      context,
    )
    return mistakes.length === 0 && fields?.button ? [fields.button.link] : []
  },
  'a redirect': (address) =>
    findRedirectMistakes(`/old: ${JSON.stringify(address)}`, context).length > 0 ? [] : [address],
  'a link or a picture in a text': (address) => {
    const { html } = renderMarkdown(`[x](<${address}>) ![x](<${address}>)`)
    const { body } = new JSDOM(prepareBody(html, sanitise).html).window.document
    return [...body.querySelectorAll('[href], [src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    )
  },
}

it.each(Object.entries(accepted))(
  '%s leads to a page of this site, or to a site that it names',
  (_, read) => {
    const astray = addresses.flatMap(read).filter((address) => {
      const { origin, protocol } = new URL(address, HERE)
      return !/^https?:$/.test(protocol) || (origin !== HERE && !/^(https?:)?\/\//.test(address))
    })
    expect(astray).toEqual([])
  },
)

it.each(['//evil.example', '///evil.example'])(
  'no link of a field is %s, which looks like a page',
  (address) => {
    for (const field of ['the link of a notice', 'the button of an own page'])
      expect(accepted[field]?.(address)).toEqual([])
  },
)

it.each(['/contact', 'https://a.example/b', 'tel:+9779800000000', 'mailto:a@site.example'])(
  'the button of an own page can lead to %s',
  (address) => expect(accepted['the button of an own page']?.(address)).toEqual([address]),
)

it.each(['a@site.example?bcc=b.example', 'a&b@site.example', 'a,b@site.example', 'a;b@site.example'])(
  '%s is no e-mail address: it could add recipients',
  (address) => expect(v.safeParse(email, address).success).toBe(false),
)

it.each([
  ...['red;}*{background:url(//evil.example)}', 'url(//evil.example)', 'var(--ink)', 'expression(alert(1))'],
  ...['</style><script>alert(1)</script>', '#fff/*', 'currentcolor', 'calc(1)', '@import "//evil.example"'],
  ...['oklch(1e999 0 0)', 'oklch(0.5 1e999 0)', 'oklch(0.5 0.1 1e999)', 'rgb(1e999 0 0)', 'rgb(NaN 0 0)'],
  ...[
    'oklch(none none none)',
    'color(srgb 1e308 0 0)',
    'lab(1e308 1e308 1e308)',
    'rgb(0 0 0 / 1e999)',
    'red\\0',
  ],
])('the colour %s is refused, or only sets colours', (text) => {
  if (!v.safeParse(colour, text).success) return
  const css = ownerColours({ practices: [{ colour: text }] })
  expect(css).toMatch(
    /^:root:root \{\n( {2}--[\w-]+: (light-dark\()?oklch\([\d .-]+\)(, oklch\([\d .-]+\)\))?;\n)+\}\n$/,
  )
})
