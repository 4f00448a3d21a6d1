import { centreParameters } from '#domain/conferences/contract/centre-parameters.ts'
import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import {
  presentationParameters,
  speakerParameters,
} from '#domain/conferences/contract/presentation-parameters.ts'
import { programParameters } from '#domain/conferences/contract/program-parameters.ts'
import { frontParameters } from '#domain/exhibitors/contract/front-parameters.ts'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { unreachable } from '#domain/identity/contract/single-sign-on.ts'
import { jobListParameters } from '#domain/jobs/contract/list-parameters.ts'
import { jobPaths } from '#domain/jobs/contract/paths.ts'
import { safePath } from '#platform/contract/href.ts'
import { id, matching, type Parameters, sign } from '#platform/contract/parameters.ts'
import { partsDrawn } from '#platform/contract/parts.ts'
import { paths } from './paths.ts'

const next = { read: safePath, isOpen: true as const }
const view = { read: matching(/^(list|scene)$/) }

/** A list draws no more parts than these, however many are asked for. */
const page = {
  read: (said: string) =>
    /^[1-9]\d{0,4}$/.test(said) && said !== '1' ? String(Math.min(Number(said), partsDrawn)) : null,
}

const exhibitors = { ...frontParameters, page }

/**
 * What of what stands behind `?` decides how the server draws a page; whatever else is there is for the browser. A page
 * that reads another one before it is hydrated names it here. Pages of members are drawn before it is known who they are.
 */
const readBy: readonly (readonly [string, Parameters])[] = [
  [exhibitorPaths.exhibitorsList, exhibitors],
  [exhibitorPaths.exhibitorListwp, exhibitors],
  [exhibitorPaths.exhibitorManage, { firm: sign }],
  [jobPaths.jobsList, { ...jobListParameters, page }],
  [conferencePaths.conferenceProgram, programParameters],
  [conferencePaths.conferenceViewRooms, centreParameters],
  [conferencePaths.presentationListView, presentationParameters],
  [conferencePaths.speakerList, speakerParameters],
  [visitPaths.fairVisitSubhall, { hall: id }],
  [visitPaths.fairVisitLobby, { view }],
  [visitPaths.fairVisit, { view }],
  [visitPaths.standVisit, { view }],
  [accountPaths.login, { next }],
  [accountPaths.callback, { state: sign, [unreachable]: sign, next }],
  [accountPaths.registerFormtype, { preview: sign }],
  [accountPaths.signedOut, { erased: sign }],
]

/** Of what these show, that which is not there is no page. */
const shownToAll: readonly string[] = [
  visitPaths.standVisit,
  visitPaths.fairVisit,
  exhibitorPaths.exhibitorsId,
  jobPaths.jobsId,
  conferencePaths.conferenceProgram,
  conferencePaths.conferenceViewRooms,
  conferencePaths.conferenceView,
  conferencePaths.presentationView,
  conferencePaths.speakerView,
  accountPaths.registerFormtype,
]

/** Pages of members for one record each: they are drawn whatever is named, so there is no end to them. */
const endless = new RegExp(
  `^(/[^/]+)?(${Object.values(paths)
    .filter(path => path.includes('/:') && !shownToAll.includes(path))
    .map(path => path.replace(/\/:\w+\??/g, '/[^/]+'))
    .join('|')})$`,
)

/** Under a fair or not, with what may be left out or without. */
const known = readBy.map(([path, parameters]) => ({
  pattern: new RegExp(`^(/[^/]+)?${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/\/:\w+/g, '/[^/]+')}$`),
  parameters: Object.entries(parameters),
}))

/** What the page at a path is drawn by, always in the same order; `isOpen` where there may be any number of such pages. */
export function readParameters(
  path: string,
  asked: (name: string) => string | null,
): { read: [name: string, value: string][]; isOpen: boolean } {
  const read: [string, string][] = []
  let isOpen = endless.test(path)
  for (const [name, parameter] of known.find(({ pattern }) => pattern.test(path))?.parameters ?? []) {
    const said = asked(name)
    const value = said === null ? null : parameter.read(said)
    if (value === null) continue
    read.push([name, value])
    isOpen ||= parameter.isOpen ?? false
  }
  return { read, isOpen }
}
