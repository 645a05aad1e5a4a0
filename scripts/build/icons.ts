import { ownerColour } from '../content/colourTokens'
import { type Logo, readLogo } from '../content/logo'
import { readSiteFile } from '../content/ownerData'
import type { SiteFile } from '../content/siteSchema'
import { directionOf } from '../content/words/language'
import { openRenderer } from './imageRenderer'
import { themeColours } from './themeColours'

const CENTRED = { display: 'flex', alignItems: 'center', justifyContent: 'center' }
/** The share of the icon that the logo fills. A maskable icon may be cut to a circle of 80 % of its width. */
const SCALE = { app: 0.62, maskable: 0.5 }

type Named = Pick<SiteFile, 'name' | 'language'>

/** The files that browsers, phones and search engines show as the site's icon, by their path. */
export async function drawIcons(
  logo = readLogo(),
  site: Named = readSiteFile(),
): Promise<Record<string, string | Buffer>> {
  const { paper, ink } = themeColours(['paper', 'ink'])
  const renderer = await openRenderer()
  const src = logoPicture(logo, ink)
  const draw = (size: number, scale: number, backgroundColor = paper) =>
    renderer.render(
      {
        type: 'container',
        style: { ...CENTRED, width: size, height: size, backgroundColor },
        children: [{ type: 'image', src, style: { width: size * scale, height: size * scale } }],
      },
      { width: size, height: size, format: scale === 1 ? 'ico' : 'png' },
    )
  return {
    'favicon.svg': tabIcon(logo),
    'favicon.ico': await draw(48, 1, 'transparent'),
    'apple-touch-icon.png': await draw(180, SCALE.app),
    'icon-192.png': await draw(192, SCALE.app),
    'icon-512.png': await draw(512, SCALE.app),
    'icon-maskable.png': await draw(512, SCALE.maskable),
    'site.webmanifest': webManifest(site, paper),
  }
}

/** The logo as a separate picture. It cannot use the colours of a page, so they are written into it. */
export function logoPicture({ viewBox, shapes }: Logo, ink: string): string {
  const coloured = resolveColours(shapes).replaceAll('currentColor', ink)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="${viewBox}" fill="${ink}">${coloured}</svg>`
}

/** Each colour of the palette has the colour for icons next to it, as in var(--practice-1, #3656e2). The owner's goes first. */
function resolveColours(shapes: string): string {
  const site = readSiteFile()
  return shapes.replaceAll(
    /var\(--([^,]*), ?([^)]*)\)/g,
    (_, name: string, fallback: string) => ownerColour(site, name) ?? fallback,
  )
}

/** Follows the theme of the browser, not of the site. */
function tabIcon({ viewBox, shapes }: Logo): string {
  const { ink: light, day: dark } = themeColours(['ink', 'day'])
  const style = `svg{color:${light};fill:${light}}@media (prefers-color-scheme:dark){svg{color:${dark};fill:${dark}}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${style}</style>${resolveColours(shapes)}</svg>`
}

function webManifest({ name, language }: Named, paper: string): string {
  const icon = (file: string, size: number, purpose?: string) => {
    return { src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }
  }
  return JSON.stringify({
    name,
    short_name: name,
    lang: language,
    dir: directionOf(language),
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [icon('icon-192.png', 192), icon('icon-512.png', 512), icon('icon-maskable.png', 512, 'maskable')],
  })
}
