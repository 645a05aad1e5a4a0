import { createHash } from 'node:crypto'
import type { Analytics } from '../content/analytics'
import type { Film } from '../content/film'
import { ALL_ON, type PartStates, partSources } from '../content/parts/parts'
import type { Environment } from '../lib/environment'

/** Hosts are added only if the configuration names them. Inline scripts run by hash, nothing is `unsafe-*`. */
export function contentSecurityPolicy(
  environment: Environment,
  scriptHashes: string[],
  film: Film | null,
  analytics: Analytics = null,
  parts: PartStates = ALL_ON,
): string {
  const backend = backendSources(environment, parts)
  const appCheck = appCheckSources(environment)
  const directives: Record<string, (string | null)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...backend.script, ...appCheck.script, ...scriptHashes],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', environment.imageHost],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...backend.connect,
      ...appCheck.connect,
      environment.reportUrl && new URL(environment.reportUrl).origin,
      analytics && new URL(analytics.endpoint).origin,
    ],
    'frame-src': orNone([
      ...backend.frame,
      ...appCheck.frame,
      film && film.kind !== 'file' ? new URL(film.address).origin : null,
    ]),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    // Scripts send the forms. Without them, nothing that a visitor typed is lost to a page that cannot receive it.
    'form-action': ["'none'"],
    // Not 'none': with a custom auth domain, Firebase serves its sign-in frame from the site itself.
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    // The emulators only speak HTTP.
    ...(environment.backend.kind === 'live' && { 'upgrade-insecure-requests': [] }),
  }
  return writePolicy(directives)
}

/** As the header has it. */
export const writePolicy = (directives: Record<string, (string | null)[]>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ')

/** A directive needs a source. */
const orNone = (sources: (string | null)[]) => (sources.some(Boolean) ? sources : ["'none'"])

/** The database, and what the parts of the site ask. */
export function backendSources({ backend }: Environment, parts: PartStates = ALL_ON) {
  const { script, connect, frame } = partSources(parts, backend)
  const database =
    backend.kind === 'local'
      ? `http://127.0.0.1:${backend.firestorePort}`
      : 'https://firestore.googleapis.com'
  return { script, connect: [database, ...connect], frame }
}

/** App Check loads reCAPTCHA. */
function appCheckSources({ backend, appCheckKey }: Environment) {
  if (!appCheckKey || backend.kind === 'local') return { script: [], connect: [], frame: [] }
  return {
    script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connect: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
    frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  }
}

/** The hashes of the inline scripts of these pages. Data blocks (`<script type="…">`) do not run and need none. */
export function scriptHashes(pages: string[]): string[] {
  const scripts = pages.flatMap((html) =>
    [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code),
  )
  return [...new Set(scripts)].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
}

/**
 * What the policy forbids in the HTML of a page: a style attribute, or a script with which React moves late parts. Null if
 * there is none. Both may be in a text, such as the alternative text of a picture.
 */
export function findForbidden(html: string): string | null {
  for (const [tag] of html.matchAll(/<(?:[^">]|"[^"]*")*>/g)) {
    const found = /^<template id="B:|^<script(?! type="application)|^<(?:[^">]|"[^"]*")* style="/.exec(tag)
    if (found) return found[0]
  }
  return null
}
