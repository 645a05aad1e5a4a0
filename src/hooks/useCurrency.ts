import { site } from 'virtual:content/site'
import { useSyncExternalStore } from 'react'
import { localStore } from '@/lib/storage'

const watchers = new Set<() => void>()

/**
 * The position of the visitor's currency in `site.priceCurrencies`, and how to change it. A script in index.html sets
 * it before the first paint, from the stored choice or the language. -1 while the page hydrates, because the build does
 * not know it.
 */
export function useCurrency() {
  const chosen = useSyncExternalStore(watch, read, () => -1)

  function choose(position: number) {
    document.documentElement.dataset.currency = String(position)
    localStore.set('currency', site.priceCurrencies[position] ?? '')
    for (const notify of watchers) notify()
  }

  return { chosen, choose }
}

function watch(notify: () => void) {
  watchers.add(notify)
  return () => watchers.delete(notify)
}

const read = () => Number(document.documentElement.dataset.currency ?? 0)
