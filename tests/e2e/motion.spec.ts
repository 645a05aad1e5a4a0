import { expect, test, visit } from './site'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of ['/', '/insight', '/our-innovation']) {
  test(`nothing on ${path} moves, and everything shows, where motion is not wanted`, async ({ site }) => {
    await visit(site, path)
    // Every part has then been seen, which is when it would move.
    for (const region of await site.getByRole('main').locator('section').all()) {
      await region.scrollIntoViewIfNeeded()
      const moving = await site.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
          .map((animation) => ((animation.effect as KeyframeEffect | null)?.target as Element)?.outerHTML),
      )
      expect(moving).toEqual([])
    }
    const unseen = await site.evaluate(() =>
      [...document.querySelectorAll('main h2, main h3, main p')]
        .filter((element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }))
        .map((element) => element.outerHTML),
    )
    expect(unseen).toEqual([])
  })
}
