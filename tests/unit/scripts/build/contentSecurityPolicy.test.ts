import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, it } from 'vitest'
import * as csp from '../../../../scripts/build/contentSecurityPolicy'
import { composeAnalytics } from '../../../../scripts/content/analytics'
import { readEnvironment } from '../../../../scripts/lib/environment'
import { liveVariables as live } from '../../../fixtures/liveVariables'

const appCheck = { VITE_APP_CHECK_KEY: '6LcAbCdEfGhIjKlMnOpQrStUvWxYz-_0123456789' }

const policyOf = (variables: Record<string, string>) =>
  csp.contentSecurityPolicy(readEnvironment(variables), ["'sha256-x'"], null)

it('the CSP allows nothing unsafe, and a live one leaves nothing open', () => {
  expect(policyOf({})).not.toContain('unsafe')
  for (const variables of [live, { ...live, ...appCheck }]) {
    const policy = policyOf(variables)
    expect(policy).not.toContain('unsafe')
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    expect(findings.filter(({ severity }) => severity < Severity.STRICT_CSP)).toEqual([])
  }
})

it('the CSP names the emulators only in a local build', () => {
  expect(policyOf({})).toContain("connect-src 'self' http://127.0.0.1:8080 http://127.0.0.1:9099")
  expect(policyOf(live)).not.toContain('127.0.0.1')
  expect(policyOf(live)).toContain('frame-src https://agency-site.firebaseapp.com')
})

it('the CSP allows other hosts for images and reports only if they are configured', () => {
  expect(policyOf(live)).toContain("img-src 'self' data:;")
  const hosts = {
    VITE_IMAGE_HOST: 'https://img.example/x',
    VITE_REPORT_URL: 'https://report.example/vitals',
  }
  const opened = policyOf({ ...live, ...hosts })
  expect(opened).toContain("img-src 'self' data: https://img.example;")
  expect(opened).toMatch(/connect-src [^;]* https:\/\/report\.example;/)
})

it('the CSP allows exactly the address of the counter of visits, and only for requests', () => {
  const analytics = composeAnalytics({ tool: 'goatcounter', address: 'https://stats.example/agency/' })
  const opened = csp.contentSecurityPolicy(readEnvironment(live), ["'sha256-x'"], null, analytics)
  expect(opened.replace(' https://stats.example', '')).toBe(policyOf(live))
  expect(opened).toMatch(/connect-src [^;]* https:\/\/stats\.example;/)
})

it('the CSP allows what App Check loads only if a live project uses it', () => {
  for (const variables of [{}, live, appCheck]) expect(policyOf(variables)).not.toContain('recaptcha')
  const opened = policyOf({ ...live, ...appCheck })
  expect(opened).toMatch(/script-src [^;]* https:\/\/www\.google\.com\/recaptcha\/ /)
  expect(opened).toMatch(/connect-src [^;]* https:\/\/content-firebaseappcheck\.googleapis\.com/)
  expect(opened).toMatch(/frame-src [^;]* https:\/\/recaptcha\.google\.com\/recaptcha\//)
})

it('the CSP has the hash of each inline script once, and none of data blocks', () => {
  const html =
    '<script>one()</script><script type="application/json">{}</script><script type="module" src="/a.js"></script>'
  const hashes = csp.scriptHashes([html, html])
  expect(hashes).toHaveLength(1)
  expect(csp.scriptHashes(['<script>one()</script>'])).toEqual(hashes)
  expect(csp.scriptHashes(['<script>two()</script>'])).not.toEqual(hashes)
  expect(policyOf({})).toMatch(/script-src [^;]* 'sha256-x';/)
})

it.each([
  ['<p style="color: red">', '<p style="'],
  ['<img alt="a text" style="width: 1px">', '<img alt="a text" style="'],
  ['<p>text</p><script>move()</script>', '<script'],
  ['<template id="B:0"></template>', '<template id="B:'],
  ['<img src="/a.png" alt="Set it with style="><p class="a">"one" style="two"</p>', null],
  ['<a aria-label="Link to “What the <script> tag does”">', null],
  ['<script type="application/ld+json">{"name":" style="}</script>', null],
])('what the CSP forbids is found in the HTML of a page: %s', (html, expected) => {
  expect(csp.findForbidden(html)).toBe(expected)
})
