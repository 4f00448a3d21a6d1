import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { visitPaths } from '#domain/visit/contract/paths.ts'
import { partsDrawn } from '#platform/contract/parts.ts'

/** How a page reads what stands behind a name: the one form of it, null for what it does not read. */
type Reading = (said: string) => string | null
type Parameter = {
  read: Reading
  /** There is no end to what it may say. */
  isOpen?: true
}

const matching =
  (pattern: RegExp): Reading =>
  said =>
    pattern.test(said) ? said : null
const id: Parameter = { read: matching(/^[1-9]\d{0,8}$/), isOpen: true }
const view: Parameter = { read: matching(/^(list|scene)$/) }
/** What counts is that it is there. */
const sign: Parameter = { read: () => '1' }

/** A list draws no more parts than these, however many are asked for. */
const page: Parameter = {
  read: said =>
    /^[1-9]\d{0,4}$/.test(said) && said !== '1' ? String(Math.min(Number(said), partsDrawn)) : null,
}

const exhibitors = {
  country: id,
  fairHallIds: { read: matching(/^\d{1,9}(,\d{1,9}){0,30}$/), isOpen: true },
  page,
  search: { read: matching(/^.{1,100}$/su), isOpen: true },
  sector: id,
  sort: { read: matching(/^[A-Z]{1,3}$/), isOpen: true },
  type: id,
} satisfies Record<string, Parameter>

/**
 * What of what stands behind `?` decides how the server draws a page; whatever else is there is for the browser. A page
 * that reads another one before it is hydrated names it here. Pages of members are drawn before it is known who they are.
 */
const readBy: readonly (readonly [string, Readonly<Record<string, Parameter>>])[] = [
  [exhibitorPaths.exhibitorsList, exhibitors],
  [exhibitorPaths.exhibitorListwp, exhibitors],
  [exhibitorPaths.exhibitorManage, { firm: sign }],
  [visitPaths.fairVisitSubhall, { hall: id, view }],
  [visitPaths.fairVisitLobby, { view }],
  [visitPaths.fairVisit, { view }],
  [accountPaths.login, { next: { read: matching(/^\/.{0,500}$/su), isOpen: true } }],
  [accountPaths.registerFormtype, { preview: sign }],
  [accountPaths.signedOut, { erased: sign }],
]

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
  let isOpen = false
  for (const [name, parameter] of known.find(({ pattern }) => pattern.test(path))?.parameters ?? []) {
    const said = asked(name)
    const value = said === null ? null : parameter.read(said)
    if (value === null) continue
    read.push([name, value])
    isOpen ||= parameter.isOpen ?? false
  }
  return { read, isOpen }
}
