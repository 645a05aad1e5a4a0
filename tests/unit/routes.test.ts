import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { paths } from '@/paths'
import { pagePaths, routes } from '@/routes'

const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path

it.each(['/Services', '/SERVICES/technical-seo', '/Insight', '/insight/a/b', '/nowhere'])(
  '%s is unknown, as it is to the server',
  (path) => expect(routeOf(path)).toBe('*'),
)

it.each([
  paths.home,
  paths.services,
  paths.service('technical-seo'),
  paths.article('Any Case'),
  paths.account,
])('%s is known', (path) => expect(pagePaths).toContain(routeOf(path)))
