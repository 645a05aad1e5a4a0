import { describe, expect, it } from 'vitest'
import { isInAppBrowser } from '@/pages/sign-in/GoogleSignIn'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9'
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('a browser inside another app', () => {
  it.each([
    ['Instagram', `${iPhone} Mobile/22A3354 Instagram 350.0.0`],
    ['Facebook on an iPhone', `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`],
    [
      'Facebook on Android',
      `${android}; wv) ${webKit} Version/4.0 Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480]`,
    ],
    ['WhatsApp on an iPhone', `${iPhone} Mobile/15E148 WhatsApp/24.1`],
    ['an Android view', `${android}; wv) ${webKit} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
    ['an iPhone view', `${iPhone} Mobile/15E148`],
    ['LinkedIn', `${iPhone} Mobile/15E148 [LinkedInApp]/9.30`],
    ['LINE', `${iPhone} Mobile/15E148 Safari Line/14.0.0`],
  ])('is known by its name: %s', (_, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(true)
  })

  it.each([
    ['Safari on an iPhone', `${iPhone} Version/18.0 Mobile/15E148 Safari/604.1`],
    ['Chrome on an iPhone', `${iPhone} CriOS/130.0 Mobile/15E148 Safari/604.1`],
    ['Chrome on Android', `${android}) ${webKit} Chrome/130.0.0.0 Mobile Safari/537.36`],
    ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0'],
    ['Chrome', `Mozilla/5.0 (X11; Linux x86_64) ${webKit} Chrome/130.0.0.0 Safari/537.36`],
    [
      'Safari',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15`,
    ],
    ['Edge', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/130.0 Safari/537.36 Edg/130.0`],
  ])('is not %s', (_, userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(false)
  })
})
