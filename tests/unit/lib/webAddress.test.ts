import { describe, expect, it, vi } from 'vitest'
import { imageAddress, webAddress } from '@/lib/webAddress'

describe('the address of a picture', () => {
  it('is a path of this site or a URL', () => {
    expect(imageAddress('/a/b c.svg?v=1#x')).toBe('/a/b%20c.svg?v=1#x')
    expect(imageAddress('https://host.example/x.png')).toBe('https://host.example/x.png')
    expect(imageAddress('www.host.example/x.png')).toBe('https://www.host.example/x.png')
  })

  it.each([
    '//host/x.png',
    '/\t/host/x.png',
    '/\n/host/x.png',
    '/\r\n\\host/x.png',
    '/\\host/x.png',
    '\\\\host/x.png',
    '/.//host/x.png',
    '/a/..//host/x.png',
    '/%2e//host/x.png',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '',
  ])('is not %j, which leads to another host or nowhere', (address) => {
    expect(imageAddress(address)).toBeUndefined()
  })
})

it('an address is read in browsers without URL.canParse, too', () => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override canParse = undefined as never
    },
  )
  expect(imageAddress('/team/asha.webp')).toBe('/team/asha.webp')
  expect([webAddress('www.example.com/me'), webAddress('https://[')]).toEqual([
    'https://www.example.com/me',
    undefined,
  ])
})
