// In the head of every page, before other scripts: tells visitors if the app cannot start.

const page = document.documentElement

function fail({ target }: Event) {
  const isOfPicture = target instanceof Element && target.tagName !== 'SCRIPT'
  if (isOfPicture || page.hasAttribute('data-ready')) return
  page.setAttribute('data-failed', '')
  for (const control of window.earlyPresses ?? []) control.removeAttribute('aria-busy')
}

addEventListener('error', fail, true)
addEventListener('unhandledrejection', fail)
