import { screens as billing } from '#domain/billing/web/index.ts'
import { screens as calls } from '#domain/calls/web/index.ts'
import { screens as chat } from '#domain/chat/web/index.ts'
import { screens as conferences } from '#domain/conferences/web/index.ts'
import { screens as exhibitors } from '#domain/exhibitors/web/index.ts'
import { screens as fairs } from '#domain/fairs/web/index.ts'
import { screens as halls } from '#domain/halls/web/index.ts'
import { screens as identity } from '#domain/identity/web/index.ts'
import { screens as jobs } from '#domain/jobs/web/index.ts'
import { screens as leads } from '#domain/leads/web/index.ts'
import { screens as messaging } from '#domain/messaging/web/index.ts'
import { screens as people } from '#domain/people/web/index.ts'
import { screens as reference } from '#domain/reference/web/index.ts'
import { screens as registration } from '#domain/registration/web/index.ts'
import { screens as search } from '#domain/search/web/index.ts'
import { screens as stands } from '#domain/stands/web/index.ts'
import { screens as statistics } from '#domain/statistics/web/index.ts'
import { screens as visit } from '#domain/visit/web/index.ts'
import { screens as waiting } from '#domain/waiting/web/index.ts'
import type { Paths } from '#platform/contract/href.ts'

/** The site map: one row a page, in the words of its domain. */
export const screens = [
  ...identity,
  ...fairs,
  ...exhibitors,
  ...halls,
  ...stands,
  ...registration,
  ...people,
  ...messaging,
  ...calls,
  ...waiting,
  ...conferences,
  ...reference,
  ...jobs,
  ...chat,
  ...billing,
  ...statistics,
  ...leads,
  ...search,
  ...visit,
]

const byName = new Map(screens.map(screen => [screen.name, screen]))

/** The page of that name, where there is one. */
export const screenNamed = (name: string) => byName.get(name)

/** Pages that exist, by name: links to others are not shown. */
export const paths: Paths = Object.fromEntries(screens.map(screen => [screen.name, screen.path]))
