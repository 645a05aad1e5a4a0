import { mkdir, readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { beforeEach, describe, expect, it } from 'vitest'
import { addPicture } from '../../../../tools/studio/server/pictures'
import { temporaryFolder } from '../../../temporaryFolder'

const sharp = createRequire(join(process.cwd(), 'tools/studio/package.json'))('sharp')

const LIMIT = 500_000 // bytes

let root: string

beforeEach(async () => {
  root = temporaryFolder()
  await mkdir(join(root, 'public'))
})

async function add(name: string, data: Buffer) {
  const address = await addPicture(root, 'articles', name, data)
  const file = join(root, 'public', address)
  const { width, height, type } = imageSize(await readFile(file))
  return { address, width, height, type, bytes: (await stat(file)).size }
}

/** Grain does not compress well, as in a photo. */
const grain = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 128 } } })
    .png({ compressionLevel: 0 })
    .toBuffer()

describe('a dropped photo', () => {
  it('of 20 MB and 12,000 pixels becomes a small WebP with a usable name', async () => {
    const raw = { width: 12_000, height: 1_700, channels: 1 }
    const original: Buffer = await sharp(Buffer.alloc(raw.width * raw.height, 'pixels'), { raw })
      .png({ compressionLevel: 0 })
      .toBuffer()
    expect(original.length).toBeGreaterThan(20_000_000)
    const { bytes, ...picture } = await add('DSC 0042 (Büro).PNG', original)
    expect(picture).toEqual({
      address: '/articles/dsc-0042-buro.webp',
      width: 1600,
      height: 227,
      type: 'webp',
    })
    expect(bytes).toBeLessThanOrEqual(LIMIT)
  })

  it('that stays too large at its size becomes smaller', async () => {
    const { width, bytes } = await add('grain.png', await grain(1_600, 560))
    expect(width).toBe(1_200)
    expect(bytes).toBeLessThanOrEqual(LIMIT)
  }, 60_000) // ms: three conversions take long on a busy machine

  it('is turned as its camera says, and is not enlarged', async () => {
    const photo: Buffer = await sharp(await grain(60, 40))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await add('turned.jpg', photo)).toMatchObject({ width: 40, height: 60 })
  })

  it('that cannot be read is refused in words', async () => {
    await expect(add('photo.jpg', Buffer.from('no picture'))).rejects.toThrow('This picture cannot be read')
  })
})
