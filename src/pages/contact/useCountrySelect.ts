import {
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type Country, countryLabel, listCountries } from '@/content/countries'
import { countryNamed, findCountries } from './findCountries'
import { placeList } from './placeList'

/** Country names come from the browser and may differ from the build's, so load them after hydration. */
let known: Country[] | undefined
const countries = () => {
  known ??= listCountries()
  return known
}

/** Keyboard and pointer handling of a combobox as described in the ARIA Authoring Practices. */
export function useCountrySelect(region: string, onChange: (region: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  /** The search text, or null while the field shows the selected country. */
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const found = isOpen ? findCountries(countries(), typed ?? '') : []

  const place = useEffectEvent(() => {
    if (!input.current || !list.current) return
    placeList(input.current, list.current)
    const item = list.current.children[active]
    // `scrollIntoView` would also scroll the page.
    if (item instanceof HTMLElement) keepInView(list.current, item)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of options changes the height
  useLayoutEffect(() => {
    if (isOpen) place()
  }, [isOpen, active, found.length])

  useLayoutEffect(() => {
    const { visualViewport } = window
    if (!isOpen || !visualViewport) return
    const follow = () => place()
    // The on-screen keyboard makes it smaller.
    visualViewport.addEventListener('resize', follow)
    return () => visualViewport.removeEventListener('resize', follow)
  }, [isOpen])

  // React keeps text that was typed before hydration, but does not report it.
  const takeUp = useEffectEvent(() => {
    const text = input.current?.value ?? ''
    if (!text || text === labelOf(region)) return
    if (document.activeElement === input.current) type(text)
    else choose(findCountries(countries(), text)[0])
  })
  useEffect(() => takeUp(), [])

  function open(position = 0) {
    setIsOpen(true)
    setActive(position)
  }

  function close() {
    setIsOpen(false)
    setTyped(null)
  }

  function choose(country: Country | undefined) {
    if (country) onChange(country.region)
    close()
  }

  function type(text: string) {
    setTyped(text)
    onChange(countryNamed(countries(), text)?.region ?? '')
    open()
  }

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (step && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      if (isOpen) setActive((active + step + found.length) % Math.max(1, found.length))
      else open(step < 0 ? countries().length - 1 : 0)
    } else if (event.key === 'Enter' && isOpen) {
      // Select the option and do not submit the form.
      event.preventDefault()
      choose(found[active])
    } else if (event.key === 'Escape' && (isOpen || region)) {
      event.preventDefault()
      if (!isOpen) onChange('')
      close()
    }
  }

  function leave() {
    // Leaving the field after typing selects the first match. An opened list alone selects nothing.
    if (isOpen && typed) choose(found[active])
    else close()
  }

  return {
    input,
    list,
    isOpen,
    text: typed ?? labelOf(region),
    found,
    active,
    field: {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value),
      onKeyDown: press,
      onBlur: leave,
      onClick: () => isOpen || open(),
    },
    toggle: {
      onMouseDown: keepFocus,
      onClick() {
        input.current?.focus()
        if (isOpen) close()
        else open()
      },
    },
    optionAt: (position: number) => ({ onMouseDown: keepFocus, onClick: () => choose(found[position]) }),
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

function labelOf(region: string): string {
  const country = region ? countries().find((each) => each.region === region) : undefined
  return country ? countryLabel(country) : ''
}

/** Keeps the focus in the field, because losing it closes the list. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}

function keepInView(list: HTMLElement, item: HTMLElement) {
  const { top, bottom } = item.getBoundingClientRect()
  const first = list.getBoundingClientRect().top + list.clientTop
  const last = first + list.clientHeight
  // Rounded outwards: heights can be fractions of a pixel.
  if (top < first) list.scrollTop -= Math.ceil(first - top)
  else if (bottom > last) list.scrollTop += Math.ceil(bottom - last)
}
