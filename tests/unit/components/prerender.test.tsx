// @vitest-environment node
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Button, ButtonLink } from '@/components/Button'
import { Card, CardGrid } from '@/components/Card'
import { Dialog } from '@/components/Dialog'
import { EmptyNotice } from '@/components/EmptyNotice'
import { Field, TextAreaField } from '@/components/form/Field'
import { PasswordField } from '@/components/form/PasswordField'
import { LazyImage } from '@/components/LazyImage'
import { LoadingScreen } from '@/components/LoadingScreen'
import { Logo } from '@/components/Logo'
import { Entrance, Reveal } from '@/components/Reveal'
import { SectionHead } from '@/components/SectionHead'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import { StreamJoin } from '@/components/StreamJoin'
import { Tag } from '@/components/Tag'
import { ThemeToggle } from '@/components/ThemeToggle'
import { Toasts } from '@/components/toasts/Toasts'

const parts: Record<string, ReactElement> = {
  Button: <Button icon="arrow">Send</Button>,
  ButtonLink: <ButtonLink to="/">Home</ButtonLink>,
  Card: (
    <CardGrid>
      <Card entrance field="Logo" flag={<Tag variant="flag">New</Tag>} practice="ca">
        Duedate
      </Card>
    </CardGrid>
  ),
  Dialog: (
    <Dialog open={false} onClose={() => {}} title="My Bag">
      Two plans
    </Dialog>
  ),
  EmptyNotice: <EmptyNotice onRetry={() => {}}>Nothing</EmptyNotice>,
  Field: <Field label="Name" error="Wrong" />,
  TextAreaField: <TextAreaField label="Message" />,
  PasswordField: <PasswordField label="Password" matches />,
  LazyImage: <LazyImage src="/a.svg" alt="" width={1} height={1} />,
  LoadingScreen: <LoadingScreen />,
  Logo: <Logo />,
  Reveal: <Reveal from="right">Text</Reveal>,
  Entrance: <Entrance>Text</Entrance>,
  SectionHead: <SectionHead title="Plans">Side by side</SectionHead>,
  Skeleton: (
    <SkeletonGroup>
      <Skeleton />
    </SkeletonGroup>
  ),
  StreamJoin: <StreamJoin practice="technical" />,
  ThemeToggle: <ThemeToggle />,
  Toasts: <Toasts />,
}

it.each(Object.entries(parts))(
  '%s renders where there is no browser, and without what the page policy forbids',
  (_, part) => {
    const html = renderToString(<StaticRouter location="/">{part}</StaticRouter>)
    expect(html).not.toMatch(/\sstyle=/)
    expect(html).not.toMatch(/<script|<style|\son\w+=/)
  },
)

it('the live regions of the toasts are in the prerendered page', () => {
  const html = renderToString(<Toasts />)
  expect(html).toContain('role="alert"')
  expect(html).toContain('role="status"')
})
