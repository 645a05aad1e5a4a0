import { expect, it } from 'vitest'
import { paths } from '@/paths'
import { findRoute } from '@/routes'

it.each(['/Services', '/SERVICES/technical-seo', '/Insight', '/insight/a/b', '/nowhere'])(
  '%s is unknown, as it is to the server',
  (path) => expect(findRoute(path)?.path).toBe('*'),
)

it.each([paths.home, paths.services, paths.service('technical-seo'), paths.article('Any Case')])(
  '%s is known',
  (path) => expect(findRoute(path)?.path).not.toBe('*'),
)
