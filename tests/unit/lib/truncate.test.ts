import { describe, expect, it, vi } from 'vitest'
import { introText, largeTitle, smallTitle, topicTitle, truncate, truncateDescription } from '@/lib/truncate'

const text = (length: number) => 'x'.repeat(length)

describe('a title', () => {
  it.each([
    ['large', largeTitle, 64, 50],
    ['small', smallTitle, 50, 30],
  ] as const)('on a %s card stays as it is up to the limit, and beyond it is cut', (_, kind, limit, cut) => {
    expect(truncate(text(limit), kind)).toBe(text(limit))
    expect(truncate(text(limit + 1), kind)).toBe(`${text(cut)}…`)
  })

  it('on a carousel’s card gets an ellipsis only where the cut removes something', () => {
    expect(truncate(text(41), topicTitle)).toBe(text(41))
    expect(truncate(text(50), topicTitle)).toBe(text(50))
    expect(truncate(text(51), topicTitle)).toBe(`${text(50)}…`)
  })

  it('is cut at the last space, and inside a word only if there is no space', () => {
    expect(truncate('Diwali 2026: six weeks of advertising for a small shop', smallTitle)).toBe(
      'Diwali 2026: six weeks of…',
    )
    // The thirtieth character ends a word.
    expect(truncate(`${text(10)} ${text(19)} ${text(40)}`, smallTitle)).toBe(`${text(10)} ${text(19)}…`)
    expect(truncate(`${text(31)} ${text(40)}`, smallTitle)).toBe(`${text(30)}…`)
  })

  it('is counted and cut in what a reader sees as one character', () => {
    for (const character of ['👩‍👩‍👧‍👦', '🇮🇳', 'é', '👍🏽', 'नि', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']) {
      expect(truncate(character.repeat(50), smallTitle)).toBe(character.repeat(50))
      expect(truncate(character.repeat(51), smallTitle)).toBe(`${character.repeat(30)}…`)
    }
  })

  it('needs no segmenter, which is slow to create, for letters and punctuation', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
    const simple = '“A rupee’s worth – ₹5 or €5: naïve, déjà vu…” '
    expect(truncate(simple.repeat(9), smallTitle)).toBe('“A rupee’s worth – ₹5 or €5…')
    expect(segment).not.toHaveBeenCalled()
    expect(truncate(`${text(29)}e\u0301${text(40)}`, smallTitle)).toBe(`${text(29)}e\u0301…`)
    expect(segment).toHaveBeenCalledOnce()
  })

  it('has no blank before the ellipsis, and none around it', () => {
    expect(truncate(`  ${text(29)} ${text(40)}  `, smallTitle)).toBe(`${text(29)}…`)
    expect(truncate('  short  ', smallTitle)).toBe('short')
  })

  it.each([',', ':', '.', ' –', '!?', ' (', '”.'])('has no %j before the ellipsis', (end) => {
    const words = text(30 - end.length)
    expect(truncate(`${words}${end} ${text(40)}`, smallTitle)).toBe(`${words}…`)
  })

  it('can consist of unpaired surrogates', () => {
    expect(truncate('\ud83d'.repeat(60), smallTitle)).toHaveLength(31)
  })

  it('is read no further than necessary, since a stored title can have any length', () => {
    const { segment } = Intl.Segmenter.prototype
    let characters = 0
    vi.spyOn(Intl.Segmenter.prototype, 'segment').mockImplementation(function (this: Intl.Segmenter, text) {
      const segments = segment.call(this, text)
      const parts = segments[Symbol.iterator]()
      function* count() {
        for (const part of parts) {
          characters += 1
          yield part
        }
      }
      return Object.assign(segments, { [Symbol.iterator]: count })
    })
    truncate('a\u0301'.repeat(100_000), largeTitle)
    expect(characters).toBe(largeTitle.limit + 1)
  })
})

describe('a description', () => {
  it('keeps twenty words and a hundred characters', () => {
    const twenty = Array.from({ length: 20 }, () => 'word').join(' ')
    expect(truncateDescription(twenty)).toBe(twenty)
    expect(truncateDescription(`${twenty} more`)).toBe(`${twenty}…`)
  })

  it('is cut at seventy characters where its words are long', () => {
    expect(truncateDescription(text(100))).toBe(text(100))
    expect(truncateDescription(text(101))).toBe(`${text(70)}…`)
    const words = Array.from({ length: 25 }, () => 'lengthy').join(' ')
    expect(truncateDescription(words)).toBe(`${words.slice(0, words.lastIndexOf(' ', 70))}…`)
  })

  it('may be empty', () => {
    expect(truncateDescription('  ')).toBe('')
  })
})

describe('the first words', () => {
  it('cuts after so many words and says that there is more', () => {
    expect(introText('one two three, four', 3)).toBe('one two three …')
  })

  it.each(['one two three', 'one two', ''])('leaves %j as it is', (text) => {
    expect(introText(text, 3)).toBe(text)
  })
})
